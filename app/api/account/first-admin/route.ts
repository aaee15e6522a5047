import { becomeFirstAdmin } from '@/lib/account/first-admin/become-first-admin'
import { firstAdminRequestSchema } from '@/lib/account/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'user',
    body: firstAdminRequestSchema,
    limit: { name: 'first-admin', points: 10, seconds: 60 },
  },
  async ({ body: { token }, user }) => {
    await becomeFirstAdmin(store(), user, token)
    return sendNothing()
  },
)
