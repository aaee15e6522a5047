import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { confirmEntries } from '@/lib/statements/confirm-entries'
import { confirmAnswerSchema, confirmRequestSchema } from '@/lib/statements/schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: confirmRequestSchema, duringMaintenance: 'open' },
  async ({ body: { ids }, user }) =>
    sendJson(confirmAnswerSchema, await confirmEntries(store(), ids, actorOf(user))),
)
