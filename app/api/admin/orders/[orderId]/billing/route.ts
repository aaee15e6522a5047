import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { billingRequestSchema } from '@/lib/checkout/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { orderIdSchema } from '@/lib/orders/schema'
import { changeBilling } from '@/lib/orders/invoicing/change-billing'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })
const body = z.strictObject({ billing: billingRequestSchema })

export const PUT = defineRoute(
  { access: 'admin', params, body, duringMaintenance: 'open' },
  async ({ params: { orderId }, body: { billing }, user }) => {
    await changeBilling(store(), orderId, billing, actorOf(user))
    return sendNothing()
  },
)
