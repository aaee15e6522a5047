import { actorOf } from '@/lib/account/actor'
import { changeHeadset } from '@/lib/headsets/editing/change-headset'
import { headsetChangeSchema, headsetParams } from '@/lib/headsets/editing/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: headsetParams, body: headsetChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) => {
    await changeHeadset(store(), id, body, actorOf(user))
    return sendNothing()
  },
)
