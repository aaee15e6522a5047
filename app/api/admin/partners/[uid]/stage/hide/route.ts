import { actorOf } from '@/lib/account/actor'
import { partnerParams } from '@/lib/affiliate/applications/schema'
import { hideStage } from '@/lib/affiliate/stage/hide-stage'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { hidingSchema } from '@/lib/ratings/schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', params: partnerParams, body: hidingSchema, duringMaintenance: 'open' },
  async ({ params: { uid }, body: { reason }, user }) => {
    await hideStage(store(), uid, reason, actorOf(user))
    return sendNothing()
  },
)
