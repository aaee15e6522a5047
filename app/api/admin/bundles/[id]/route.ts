import { actorOf } from '@/lib/account/actor'
import { bundleChangeSchema, bundleParams, bundleStateSchema } from '@/lib/catalog/bundles/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { changeBundle } from '@/lib/catalog/bundles/edit-bundles'

export const PUT = defineRoute(
  { access: 'admin', params: bundleParams, body: bundleChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(bundleStateSchema, await changeBundle(store(), id, body, actorOf(user))),
)
