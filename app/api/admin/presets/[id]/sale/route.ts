import { actorOf } from '@/lib/account/actor'
import { presetParams, presetStateSchema, saleChangeSchema } from '@/lib/catalog/schema'
import { setSale } from '@/lib/catalog/editing/set-sale'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: saleChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await setSale(store(), id, body, actorOf(user))),
)
