import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { completeAccount } from '@/lib/orders/refunds/complete-account'
import { payeeSchema } from '@/lib/orders/refunds/schema'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema, refundId: z.string().regex(idPattern('refund')) })

export const POST = defineRoute(
  { access: 'admin', params, body: payeeSchema, duringMaintenance: 'open' },
  async ({ params: { orderId, refundId }, body, user }) => {
    await completeAccount(store(), orderId, refundId, body, actorOf(user))
    return sendNothing()
  },
)
