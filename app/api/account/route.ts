import { accountSchema } from '@/lib/account/schema'
import { clearCookie } from '@/lib/core/cookies'
import { accountOf } from '@/lib/customer/account-of'
import { deleteAccount } from '@/lib/customer/delete-account'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(accountSchema, await accountOf(store(), user)),
)

export const DELETE = defineRoute({ access: 'recent' }, async ({ user }) => {
  await deleteAccount(store(), user.uid)
  return sendNothing(clearCookie('session'))
})
