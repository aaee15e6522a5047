import { actorOf } from '@/lib/account/actor'
import { saveDraft } from '@/lib/catalog/editing/save-draft'
import { draftChangeSchema, presetParams, presetStateSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'admin', params: presetParams, body: draftChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) =>
    sendJson(presetStateSchema, await saveDraft(store(), id, body, actorOf(user))),
)
