import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { changeSuggestion } from '@/lib/voting/change-suggestion'
import { suggestionChangeSchema, suggestionParams } from '@/lib/voting/schema'

export const PUT = defineRoute(
  { access: 'admin', params: suggestionParams, body: suggestionChangeSchema, duringMaintenance: 'open' },
  async ({ params: { id }, body, user }) => {
    await changeSuggestion(store(), id, body, actorOf(user))
    return sendNothing()
  },
)
