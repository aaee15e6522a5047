import { actorOf } from '@/lib/account/actor'
import { setAddress } from '@/lib/catalog/editing/set-address'
import { addressChangeSchema, presetParams, presetStateSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: addressChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await setAddress(store(), id, body, actorOf(user))),
)
