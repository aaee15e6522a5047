import { acceptInvitation } from '@/lib/account/staff/accept-invitation'
import { acceptanceSchema } from '@/lib/account/staff/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'user',
    body: acceptanceSchema,
    limit: { name: 'invitation', points: 10, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body: { token }, user }) => {
    await acceptInvitation(store(), user, token)
    return sendNothing()
  },
)
