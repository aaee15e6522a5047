import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import { transferReportSchema } from '@/lib/orders/refunds/schema'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema, refundId: z.string().regex(idPattern('refund')) })

export const POST = defineRoute(
  { access: 'admin', params, body: transferReportSchema, duringMaintenance: 'open' },
  async ({ params: { orderId, refundId }, body, user }) => {
    await reportTransfer(store(), orderId, refundId, actorOf(user), body)
    return sendNothing()
  },
)
