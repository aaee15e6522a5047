import { actorOf } from '@/lib/account/actor'
import { partnerChangeSchema, partnerParams } from '@/lib/affiliate/applications/schema'
import { changePartner } from '@/lib/affiliate/applications/change-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: partnerParams, body: partnerChangeSchema, duringMaintenance: 'open' },
  async ({ params: { uid }, body, user }) => {
    await changePartner(store(), uid, body, actorOf(user))
    return sendNothing()
  },
)
