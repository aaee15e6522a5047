import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { suggestionParams } from '@/lib/voting/schema'
import { vote } from '@/lib/voting/vote'
import { takeBackVote } from '@/lib/voting/take-back-vote'

const limit = { name: 'vote', points: 300, seconds: 60 }

export const PUT = defineRoute(
  { access: 'user', params: suggestionParams, limit },
  async ({ params: { id }, user }) => {
    await vote(store(), user, id)
    return sendNothing()
  },
)

export const DELETE = defineRoute(
  { access: 'user', params: suggestionParams, limit },
  async ({ params: { id }, user }) => {
    await takeBackVote(store(), user.uid, id)
    return sendNothing()
  },
)
