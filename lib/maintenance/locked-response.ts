import { env } from '@/lib/core/env'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import { shared } from '@/lib/core/shared'
import { ownOrigin } from '@/lib/core/address/shop-origins'
import { currentSettings, shownSettings } from '@/lib/settings/current-settings'
import { RETRY_AFTER_SECONDS } from './lock'

/** Lets the shop fetch its own maintenance page past the lock. */
const PASS_HEADER = 'x-maintenance-page'
/** Set by our own server on client-side navigation and prefetches. */
const DATA_HEADER = 'x-page-data'
const MAINTENANCE_PATH = '/wartung'

interface MaintenancePage {
  html: string
  contentSecurityPolicy: string
}

const kept = shared('maintenancePage', () => ({
  page: null as Promise<MaintenancePage> | null,
  note: undefined as string | undefined,
}))

export function isForMaintenancePage(path: string, headers: Headers): boolean {
  const pass = headers.get(PASS_HEADER)
  return path === MAINTENANCE_PATH && pass !== null && sameSecret(pass, passOf())
}

/** Requests for page data get no content, which makes the browser request the page itself. */
export async function lockedResponse(headers: Headers): Promise<Response> {
  const { html, contentSecurityPolicy } = await maintenancePage()
  return new Response(headers.get(DATA_HEADER) ? null : asSet(html), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
      'x-robots-tag': 'noindex',
    },
  })
}

/** Without the number of the waiting, if the owner does not want it; hidden by components/ui/styles.css. */
function asSet(html: string): string {
  const settings = currentSettings()
  const isShown = settings === null || shownSettings(settings).waitingShown
  return isShown ? html : html.replace('<html ', '<html data-waiting="hidden" ')
}

/** Once for each text of the owner's; after a failure, the next request tries again. */
function maintenancePage(): Promise<MaintenancePage> {
  const { MAINTENANCE_NOTE: note } = env()
  if (kept.note !== note) Object.assign(kept, { note, page: null })
  kept.page ??= fetchPage().catch((error: unknown) => {
    kept.page = null
    throw error
  })
  return kept.page
}

async function fetchPage(): Promise<MaintenancePage> {
  const response = await fetch(ownOrigin(env()) + MAINTENANCE_PATH, {
    headers: { [PASS_HEADER]: passOf() },
  })
  if (!response.ok) throw new Error(`the maintenance page answered ${response.status}`)
  return {
    html: await response.text(),
    contentSecurityPolicy: response.headers.get('content-security-policy') ?? '',
  }
}

const passOf = () => keyedHash('maintenance page', MAINTENANCE_PATH)
