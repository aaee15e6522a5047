import { changeAvatar } from '@/lib/account/change-profile'
import { avatarRequestSchema } from '@/lib/account/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    access: 'user',
    body: avatarRequestSchema,
    maxBytes: 96 * 1024,
    limit: { name: 'avatar', points: 20, seconds: 60 },
  },
  async ({ body: { avatar }, user }) => {
    await changeAvatar(store(), user.uid, avatar)
    return sendNothing()
  },
)
