import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { decideReport } from '@/lib/ratings/reports/decide-report'
import { reportDecisionSchema, reportIdSchema } from '@/lib/ratings/reports/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ reportId: reportIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: reportDecisionSchema, duringMaintenance: 'open' },
  async ({ params: { reportId }, body, user }) => {
    await decideReport(store(), reportId, body, actorOf(user))
    return sendNothing()
  },
)
