import { actorOf } from '@/lib/account/actor'
import { addPreset } from '@/lib/catalog/editing/add-preset'
import { newPresetSchema, presetStateSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: newPresetSchema, duringMaintenance: 'open' },
  async ({ body: { draft }, user }) =>
    sendJson(presetStateSchema, await addPreset(store(), draft, actorOf(user)), 201),
)
