import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { providerPayoutIdSchema } from '@/lib/payment/payouts/schema'
import { settleRequestSchema } from '@/lib/payment/schema'
import { checkPayout } from '@/lib/statements/provider-payouts/check-payout'
import { store } from '@/lib/store/open-store'

const params = z.object({ payoutId: providerPayoutIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: settleRequestSchema, duringMaintenance: 'open' },
  async ({ params: { payoutId }, body: { note }, user }) => {
    await checkPayout(store(), payoutId, note, actorOf(user))
    return sendNothing()
  },
)
