import { register } from '@/lib/account/register'
import { requirePasskeyUsed } from '@/lib/account/passkeys/own-passkeys'
import { accountSchema, registrationRequestSchema } from '@/lib/account/schema'
import { clearCookie } from '@/lib/core/cookies'
import { accountOf } from '@/lib/customer/account-of'
import { deleteAccount } from '@/lib/customer/delete-account'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(accountSchema, await accountOf(store(), user)),
)

/** The same answer if the address already has an account. */
export const POST = defineRoute(
  {
    body: registrationRequestSchema,
    limit: { name: 'register', points: 10, seconds: 60 },
    mails: 'limited',
    duringMaintenance: 'open',
  },
  async ({ body }) => {
    await register(store(), body)
    return sendNothing()
  },
)

export const DELETE = defineRoute({ access: 'recent' }, async ({ user }) => {
  await requirePasskeyUsed(store(), user)
  await deleteAccount(store(), user.uid)
  return sendNothing(clearCookie('session'))
})
