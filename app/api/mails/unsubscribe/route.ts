import { ShopError } from '@/lib/core/errors'
import { unsubscribe } from '@/lib/customer/unsubscribe'
import { defineRoute, sendNothing, sendRedirect } from '@/lib/http/server/define-route'
import { unsubscribeLinkSchema, type UnsubscribeLink } from '@/lib/mail/unsubscribe-link'
import { store } from '@/lib/store/open-store'

const limit = { name: 'unsubscribe', points: 30, seconds: 60 }
const query = unsubscribeLinkSchema

/** Only the form: following a link must not unsubscribe anyone. */
export const GET = defineRoute({ query, duringMaintenance: 'open' }, ({ query: link }) =>
  Promise.resolve(sendRedirect(pageOf(link))),
)

export const POST = defineRoute(
  {
    query,
    // The address is signed, because mail programs have no page of the shop to come from.
    access: 'signature',
    signed: requireOneClick,
    duringMaintenance: 'open',
    limit,
  },
  async ({ query: link, request }) => {
    const outcome = await unsubscribe(store(), link)
    if (request.headers.get('accept')?.includes('text/html')) {
      return sendRedirect(`${pageOf(link)}&stand=${outcome}`)
    }
    if (outcome !== 'done') throw new ShopError('not_found')
    return sendNothing()
  },
)

/** From mail programs in either kind of form (RFC 8058, 3.2), or the page's form; nothing else unsubscribes. */
async function requireOneClick(message: string, headers: Headers): Promise<void> {
  const type = headers.get('content-type') ?? ''
  const form = type.startsWith('multipart/')
    ? await new Response(message, { headers: { 'content-type': type } }).formData().catch(() => null)
    : new URLSearchParams(message.trim())
  if (form?.get('List-Unsubscribe') !== 'One-Click') throw new ShopError('bad_signature')
}

const pageOf = (link: UnsubscribeLink) => `/abbestellen?${String(new URLSearchParams(link))}` as const
