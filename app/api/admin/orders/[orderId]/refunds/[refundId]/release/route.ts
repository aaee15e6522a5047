import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { releaseRefund } from '@/lib/orders/refunds/release-refund'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema, refundId: z.string().regex(idPattern('refund')) })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { orderId, refundId }, user }) => {
    await releaseRefund(store(), orderId, refundId, actorOf(user))
    return sendNothing()
  },
)
