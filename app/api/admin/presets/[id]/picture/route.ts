import { actorOf } from '@/lib/account/actor'
import { readSeoPicture, setSeoPicture } from '@/lib/catalog/editing/set-seo'
import { pictureQuerySchema, presetParams, presetStateSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson, sendPicture } from '@/lib/http/server/define-route'
import { readBytes } from '@/lib/http/server/read-json'
import { encodePicture, LARGEST_UPLOAD, pictureFrames } from '@/lib/pictures/encode-picture'
import { store } from '@/lib/store/open-store'

/** Even before the preset is on sale. The query only bypasses browser caches, and may be anything. */
export const GET = defineRoute(
  { access: 'admin', params: presetParams, duringMaintenance: 'open' },
  async ({ params: { id } }) => sendPicture(await readSeoPicture(store(), id)),
)

export const POST = defineRoute(
  { access: 'admin', params: presetParams, query: pictureQuerySchema, duringMaintenance: 'open' },
  async ({ params: { id }, query: { revision }, request, user }) => {
    const bytes = await readBytes(request, LARGEST_UPLOAD)
    const encoded = await encodePicture(bytes, pictureFrames.shared)
    const state = await setSeoPicture(store(), id, { revision, encoded }, actorOf(user))
    return sendJson(presetStateSchema, state)
  },
)

export const DELETE = defineRoute(
  { access: 'admin', params: presetParams, query: pictureQuerySchema, duringMaintenance: 'open' },
  async ({ params: { id }, query: { revision }, user }) => {
    const state = await setSeoPicture(store(), id, { revision, encoded: null }, actorOf(user))
    return sendJson(presetStateSchema, state)
  },
)
