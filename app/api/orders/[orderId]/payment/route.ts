import { z } from 'zod'
import { viewOrder } from '@/lib/delivery/view-order'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { openOrder } from '@/lib/orders/access/open-order'
import { payOrder } from '@/lib/orders/paying/pay-order'
import { paymentMethodSchema, paymentStartSchema } from '@/lib/payment/schema'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../for-buyer'

const body = z.strictObject({ method: z.enum(paymentMethodSchema.options, 'payment_method') })

export const POST = defineRoute(
  { ...forBuyer, body, limit: { name: 'payments', points: 30, seconds: 60 } },
  async ({ admitted: { id }, query: { token }, body: { method }, user }) => {
    const paymentUrl = await payOrder(store(), id, method)
    const { payment } = viewOrder(await openOrder(store(), id, { token, user }))
    return sendJson(paymentStartSchema, {
      ...(paymentUrl === null ? {} : { paymentUrl }),
      ...(payment ? { payment } : {}),
    })
  },
)
