import { actorOf } from '@/lib/account/actor'
import { duplicateSchema, presetParams, presetStateSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { duplicatePreset } from '@/lib/catalog/editing/add-preset'

export const POST = defineRoute(
  { access: 'admin', params: presetParams, body: duplicateSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body: { name }, user }) =>
    sendJson(presetStateSchema, await duplicatePreset(store(), id, name, actorOf(user)), 201),
)
