import { actorOf } from '@/lib/account/actor'
import { draftChangeSchema, presetParams, presetStateSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { saveDraft } from '@/lib/catalog/editing/change-preset'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: draftChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await saveDraft(store(), id, body, actorOf(user))),
)
