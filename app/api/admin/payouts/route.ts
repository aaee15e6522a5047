import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { startPayout } from '@/lib/affiliate/payouts/pay-out'
import { runIdSchema } from '@/lib/affiliate/payouts/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

/** The preview has generated the id of the run, so that pressing the button twice starts only one. */
const body = z.strictObject({ run: runIdSchema })

export const POST = defineRoute(
  { access: 'admin', body, duringMaintenance: 'open' },
  async ({ body: { run }, user }) => {
    await startPayout(store(), run, actorOf(user))
    return sendNothing()
  },
)
