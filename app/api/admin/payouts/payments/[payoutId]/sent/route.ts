import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { reportSent } from '@/lib/affiliate/payouts/report-payout'
import { payoutIdSchema } from '@/lib/affiliate/payouts/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ payoutId: payoutIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { payoutId }, user }) => {
    await reportSent(store(), payoutId, actorOf(user))
    return sendNothing()
  },
)
