import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { decideEntry } from '@/lib/statements/decide-entry'
import { entryDecisionSchema, entryIdSchema } from '@/lib/statements/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ entryId: entryIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: entryDecisionSchema, duringMaintenance: 'open' },
  async ({ params: { entryId }, body, user }) => {
    await decideEntry(store(), entryId, body, actorOf(user))
    return sendNothing()
  },
)
