import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { reportAllSent } from '@/lib/affiliate/payouts/report-run'
import { runIdSchema } from '@/lib/affiliate/payouts/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ run: runIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { run }, user }) => {
    await reportAllSent(store(), run, actorOf(user))
    return sendNothing()
  },
)
