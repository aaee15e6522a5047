import 'server-only'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import { shared } from '@/lib/core/shared'
import { ownOrigin } from '@/lib/core/shop-origins'
import { RETRY_AFTER_SECONDS } from './lock'

/** Lets the shop fetch its own maintenance page past the lock. */
const PASS_HEADER = 'x-maintenance-page'
/** Set by the shop's own server for client-side navigation and prefetches. */
const DATA_HEADER = 'x-page-data'
/** The static page that a locked shop shows everywhere. */
export const MAINTENANCE_PATH = '/wartung'

const kept = shared('maintenancePage', () => ({ html: null as Promise<string> | null }))

/** Whether a request is the shop's own, for its maintenance page. */
export function isForMaintenancePage(path: string, headers: Headers): boolean {
  const pass = headers.get(PASS_HEADER)
  return path === MAINTENANCE_PATH && pass !== null && sameSecret(pass, passOf())
}

/**
 * What a locked shop answers to a page request, at whatever address. Requests for data of a page (client-side
 * navigation, prefetches) get no content, upon which the browser asks for the page itself.
 */
export async function lockedResponse(headers: Headers, contentSecurityPolicy: string): Promise<Response> {
  const isPage = !headers.get(DATA_HEADER)
  return new Response(isPage ? await maintenanceHtml() : null, {
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

/** The static page, fetched once; a failed fetch is tried again with the next request. */
function maintenanceHtml(): Promise<string> {
  kept.html ??= fetchPage().catch((error: unknown) => {
    kept.html = null
    throw error
  })
  return kept.html
}

async function fetchPage(): Promise<string> {
  const response = await fetch(ownOrigin(env()) + MAINTENANCE_PATH, {
    headers: { [PASS_HEADER]: passOf() },
  })
  if (!response.ok) throw new Error(`the maintenance page answered ${response.status}`)
  return response.text()
}

const passOf = () => keyedHash('maintenance page', MAINTENANCE_PATH)
