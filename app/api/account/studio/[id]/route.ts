import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { changeKept, removeKept } from '@/lib/studio/kept-presets'
import { keptChangeSchema, keptParams, keptPresetSchema, keptRemovalSchema } from '@/lib/studio/schema'

const limit = { name: 'studio', points: 120, seconds: 60 }

export const PUT = defineRoute(
  { access: 'user', params: keptParams, body: keptChangeSchema, limit },
  async ({ params: { id }, body, user }) =>
    sendJson(keptPresetSchema, await changeKept(store(), user.uid, id, body)),
)

export const DELETE = defineRoute(
  { access: 'user', params: keptParams, query: keptRemovalSchema, limit },
  async ({ params: { id }, query: { revision }, user }) => {
    await removeKept(store(), user.uid, id, revision)
    return sendNothing()
  },
)
