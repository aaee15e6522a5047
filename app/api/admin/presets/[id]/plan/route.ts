import { actorOf } from '@/lib/account/actor'
import { planChangeSchema } from '@/lib/catalog/planned'
import { presetParams, presetStateSchema } from '@/lib/catalog/schema'
import { planPublication } from '@/lib/delivery/plan-publication'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: planChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await planPublication(store(), id, body, actorOf(user))),
)
