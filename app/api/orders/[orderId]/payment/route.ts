import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { openOrder } from '@/lib/orders/access/open-order'
import { payOrder } from '@/lib/orders/paying/pay-order'
import { viewOrder } from '@/lib/delivery/view-order'
import { paymentMethodSchema, paymentStartSchema } from '@/lib/payment/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })
const body = z.strictObject({ method: z.enum(paymentMethodSchema.options, 'payment_method') })

export const POST = defineRoute(
  { params, query, body, access: 'optional', limit: { name: 'payments', points: 30, seconds: 60 } },
  async ({ params: { orderId }, query: { token }, body: { method }, user }) => {
    const { id } = await openOrder(store(), orderId, { token, user })
    const paymentUrl = await payOrder(store(), id, method)
    const { payment } = viewOrder(await openOrder(store(), id, { token, user }))
    return sendJson(paymentStartSchema, {
      ...(paymentUrl === null ? {} : { paymentUrl }),
      ...(payment ? { payment } : {}),
    })
  },
)
