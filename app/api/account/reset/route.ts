import { askForReset, resetPassword } from '@/lib/account/change-password'
import { addressRequestSchema, linkPasswordRequestSchema } from '@/lib/account/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    body: addressRequestSchema,
    limit: { name: 'account-reset', points: 10, seconds: 60 },
    mails: 'limited',
    duringMaintenance: 'open',
  },
  async ({ body: { email } }) => {
    await askForReset(store(), email)
    return sendNothing()
  },
)

export const PUT = defineRoute(
  {
    body: linkPasswordRequestSchema,
    limit: { name: 'account-link', points: 20, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body: { token, password } }) => {
    await resetPassword(store(), token, password)
    return sendNothing()
  },
)
