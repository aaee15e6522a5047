import { actorOf } from '@/lib/account/actor'
import { withdrawInvitation } from '@/lib/account/staff/invite'
import { withdrawalRequestSchema } from '@/lib/account/staff/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'admin', body: withdrawalRequestSchema, duringMaintenance: 'open' },
  async ({ body: { email }, user }) => {
    await withdrawInvitation(store(), email, actorOf(user))
    return sendNothing()
  },
)
