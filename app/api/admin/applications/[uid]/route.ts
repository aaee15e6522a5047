import { actorOf } from '@/lib/account/actor'
import { decideApplication } from '@/lib/affiliate/applications/decide-application'
import { decisionSchema, partnerParams } from '@/lib/affiliate/applications/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', params: partnerParams, body: decisionSchema, duringMaintenance: 'open' },
  async ({ params: { uid }, body, user }) => {
    await decideApplication(store(), uid, body, actorOf(user))
    return sendNothing()
  },
)
