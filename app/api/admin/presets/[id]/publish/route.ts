import { actorOf } from '@/lib/account/actor'
import { presetParams, presetStateSchema, publicationSchema } from '@/lib/catalog/schema'
import { publishPreset } from '@/lib/delivery/publish-preset'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', params: presetParams, body: publicationSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await publishPreset(store(), id, body, actorOf(user))),
)
