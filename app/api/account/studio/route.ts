import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { keepPreset, listKept } from '@/lib/studio/own-presets'
import { ownPresetSchema, ownPresetsSchema, newOwnPresetSchema } from '@/lib/studio/schema'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(ownPresetsSchema, { presets: await listKept(store(), user.uid) }),
)

export const POST = defineRoute(
  { access: 'user', body: newOwnPresetSchema, limit: { name: 'studio', points: 120, seconds: 60 } },
  async ({ body, user }) => sendJson(ownPresetSchema, await keepPreset(store(), user.uid, body)),
)
