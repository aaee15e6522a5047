import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { mergeSuggestion } from '@/lib/voting/merge-suggestion'
import { mergeSchema, suggestionParams } from '@/lib/voting/schema'

export const POST = defineRoute(
  { access: 'admin', params: suggestionParams, body: mergeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body: { into }, user }) => {
    await mergeSuggestion(store(), id, into, actorOf(user))
    return sendNothing()
  },
)
