import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { paymentIdSchema, settleRequestSchema } from '@/lib/payment/schema'
import { settleUnmatched } from '@/lib/payment/settle-unmatched'
import { store } from '@/lib/store/open-store'

const params = z.object({ paymentId: paymentIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: settleRequestSchema, duringMaintenance: 'open' },
  async ({ params: { paymentId }, body: { note }, user }) => {
    await settleUnmatched(store(), paymentId, note, actorOf(user))
    return sendNothing()
  },
)
