import { actorOf } from '@/lib/account/actor'
import { setSalePrice } from '@/lib/catalog/editing/set-sale-price'
import { presetParams, presetStateSchema, salePriceChangeSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: salePriceChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await setSalePrice(store(), id, body, actorOf(user))),
)
