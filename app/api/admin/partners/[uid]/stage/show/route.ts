import { actorOf } from '@/lib/account/actor'
import { partnerParams } from '@/lib/affiliate/applications/schema'
import { showStage } from '@/lib/affiliate/stage/hide-stage'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', params: partnerParams, duringMaintenance: 'open' },
  async ({ params: { uid }, user }) => {
    await showStage(store(), uid, actorOf(user))
    return sendNothing()
  },
)
