import { changeName } from '@/lib/account/change-profile'
import { nameRequestSchema } from '@/lib/account/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  { access: 'user', body: nameRequestSchema, limit: { name: 'name', points: 20, seconds: 60 } },
  async ({ body: { name }, user }) => {
    await changeName(store(), user.uid, name)
    return sendNothing()
  },
)
