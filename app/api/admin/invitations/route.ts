import { actorOf } from '@/lib/account/actor'
import { invite } from '@/lib/account/staff/invite'
import { invitationRequestSchema } from '@/lib/account/staff/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'admin, recent',
    body: invitationRequestSchema,
    limit: { name: 'invitations', points: 20, seconds: 600 },
    duringMaintenance: 'open',
  },
  async ({ body, user }) => {
    await invite(store(), body, actorOf(user))
    return sendNothing()
  },
)
