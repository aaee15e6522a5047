import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { changeKept, removeKept } from '@/lib/studio/own-presets'
import {
  ownPresetChangeSchema,
  savedParams,
  ownPresetSchema,
  ownPresetRemovalSchema,
} from '@/lib/studio/schema'

const limit = { name: 'studio', points: 120, seconds: 60 }

export const PUT = defineRoute(
  { access: 'user', params: savedParams, body: ownPresetChangeSchema, limit },
  async ({ params: { id }, body, user }) =>
    sendJson(ownPresetSchema, await changeKept(store(), user.uid, id, body)),
)

export const DELETE = defineRoute(
  { access: 'user', params: savedParams, query: ownPresetRemovalSchema, limit },
  async ({ params: { id }, query: { revision }, user }) => {
    await removeKept(store(), user.uid, id, revision)
    return sendNothing()
  },
)
