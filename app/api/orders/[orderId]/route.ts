import { z } from 'zod'
import { SESSION_COOKIE } from '@/lib/account/session'
import { userIfKnown } from '@/lib/account/user-if-known'
import { cookieOf } from '@/lib/http/server/cookie-of'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { openOrder } from '@/lib/orders/open-order'
import { orderViewSchema } from '@/lib/orders/schema'
import { viewOrder } from '@/lib/delivery/view-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })

export const GET = defineRoute(
  { params, query },
  async ({ params: { orderId }, query: { token }, request }) => {
    const user = await userIfKnown(cookieOf(request.headers, SESSION_COOKIE))
    return sendJson(orderViewSchema, viewOrder(await openOrder(store(), orderId, { token, user })))
  },
)
