import { actorOf } from '@/lib/account/actor'
import { addBundle } from '@/lib/catalog/bundles/edit-bundles'
import { bundleStateSchema, newBundleSchema } from '@/lib/catalog/bundles/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: newBundleSchema, duringMaintenance: 'open' },
  async ({ body, user }) => sendJson(bundleStateSchema, await addBundle(store(), body, actorOf(user)), 201),
)
