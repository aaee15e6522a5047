import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { voteMailsSchema } from '@/lib/voting/schema'
import { chooseMails } from '@/lib/voting/voter'

export const PUT = defineRoute(
  { access: 'user', body: voteMailsSchema, limit: { name: 'vote-mails', points: 30, seconds: 60 } },
  async ({ body: { wanted }, user }) => {
    await chooseMails(store(), user.uid, wanted)
    return sendNothing()
  },
)
