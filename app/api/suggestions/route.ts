import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { suggestionAnswerSchema, suggestionRequestSchema } from '@/lib/voting/schema'
import { suggestGame } from '@/lib/voting/suggest-game'

export const POST = defineRoute(
  {
    access: 'user',
    body: suggestionRequestSchema,
    limit: { name: 'suggestion', points: 30, seconds: 60 },
  },
  async ({ body: { game, kind }, user }) =>
    sendJson(suggestionAnswerSchema, await suggestGame(store(), user, game, kind)),
)
