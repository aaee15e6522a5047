import { actorOf } from '@/lib/account/actor'
import { adjustmentSchema, partnerParams } from '@/lib/affiliate/applications/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { adjustPartner } from '@/lib/affiliate/applications/change-partner'

export const POST = defineRoute(
  { access: 'admin', params: partnerParams, body: adjustmentSchema, duringMaintenance: 'open' },
  async ({ params: { uid }, body, user }) => {
    await adjustPartner(store(), uid, body, actorOf(user))
    return sendNothing()
  },
)
