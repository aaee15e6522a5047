import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { keepPreset, listKept } from '@/lib/studio/kept-presets'
import { keptPresetSchema, keptPresetsSchema, newKeptSchema } from '@/lib/studio/schema'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(keptPresetsSchema, { presets: await listKept(store(), user.uid) }),
)

export const POST = defineRoute(
  { access: 'user', body: newKeptSchema, limit: { name: 'studio', points: 120, seconds: 60 } },
  async ({ body, user }) => sendJson(keptPresetSchema, await keepPreset(store(), user.uid, body)),
)
