import { ShopError } from '@/lib/core/errors'
import { unsubscribe } from '@/lib/customer/unsubscribe'
import { defineRoute, sendNothing, sendRedirect } from '@/lib/http/server/define-route'
import { unsubscribeLinkSchema, type UnsubscribeLink } from '@/lib/mail/unsubscribe-link'
import { store } from '@/lib/store/open-store'

const limit = { name: 'unsubscribe', points: 30, seconds: 60 }
const query = unsubscribeLinkSchema

/** Sent by mail programs (RFC 8058) and by the page's form; nothing else unsubscribes. */
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const failures = { away: 'sign_in_unavailable', unknown: 'not_found' } as const

/** Only shows the form: following a link unsubscribes nobody. */
export const GET = defineRoute({ query, duringMaintenance: 'open' }, ({ query: link }) =>
  Promise.resolve(sendRedirect(pageOf(link))),
)

export const POST = defineRoute(
  {
    query,
    // The address is signed, because mail programs have no page of the shop to come from.
    access: 'signature',
    signed: (message) => Promise.resolve(requireOneClick(message)),
    duringMaintenance: 'open',
    limit,
  },
  async ({ query: link, request }) => {
    const outcome = await unsubscribe(store(), link)
    if (request.headers.get('accept')?.includes('text/html')) {
      return sendRedirect(`${pageOf(link)}&stand=${outcome}`)
    }
    if (outcome !== 'done') throw new ShopError(failures[outcome])
    return sendNothing()
  },
)

function requireOneClick(message: string): void {
  if (message.trim() !== ONE_CLICK) throw new ShopError('bad_signature')
}

const pageOf = (link: UnsubscribeLink) => `/abbestellen?${String(new URLSearchParams(link))}` as const
