import { actorOf } from '@/lib/account/actor'
import { addHeadset } from '@/lib/headsets/editing/add-headset'
import { headsetAddedSchema, newHeadsetSchema } from '@/lib/headsets/editing/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: newHeadsetSchema, duringMaintenance: 'open' },
  async ({ body, user }) => sendJson(headsetAddedSchema, await addHeadset(store(), body, actorOf(user)), 201),
)
