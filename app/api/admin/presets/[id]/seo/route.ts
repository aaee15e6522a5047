import { actorOf } from '@/lib/account/actor'
import { setSeo } from '@/lib/catalog/editing/set-seo'
import { presetParams, presetStateSchema, seoChangeSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: seoChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await setSeo(store(), id, body, actorOf(user))),
)
