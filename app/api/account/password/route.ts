import { browserOf, sendSession } from '@/app/api/session/send-session'
import { changePassword } from '@/lib/account/change-password'
import { requirePasskeyUsed } from '@/lib/account/passkeys/own-passkeys'
import { passwordRequestSchema } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute(
  {
    access: 'user',
    body: passwordRequestSchema,
    limit: { name: 'password', points: 20, seconds: 60 },
  },
  async ({ body, user, request, address }) => {
    await requirePasskeyUsed(store(), user)
    return sendSession(store(), await changePassword(store(), user, body, browserOf(request, address)))
  },
)
