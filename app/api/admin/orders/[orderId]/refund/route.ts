import { z } from 'zod'
import { orderHeadersSchema } from '@/lib/checkout/schema'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { refundRequestSchema, refundViewSchema } from '@/lib/orders/refunds/schema'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })

export const POST = defineRoute(
  {
    access: 'admin',
    params,
    headers: orderHeadersSchema,
    body: refundRequestSchema,
    duringMaintenance: 'open',
  },
  async ({ params: { orderId }, headers, body, user }) => {
    const origin = { key: headers['idempotency-key'], actor: actorOf(user) }
    return sendJson(refundViewSchema, await requestRefund(store(), orderId, body, origin))
  },
)
