import { askForAddress, changeAddress } from '@/lib/account/change-address'
import { requirePasskeyUsed } from '@/lib/account/passkeys/own-passkeys'
import { addressRequestSchema, linkRequestSchema } from '@/lib/account/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'recent',
    body: addressRequestSchema,
    limit: { name: 'account-address', points: 10, seconds: 60 },
    mails: 'limited',
  },
  async ({ body: { email }, user }) => {
    await requirePasskeyUsed(store(), user)
    await askForAddress(store(), user.uid, email)
    return sendNothing()
  },
)

export const PUT = defineRoute(
  {
    access: 'user',
    body: linkRequestSchema,
    limit: { name: 'account-link', points: 20, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body: { token }, user }) => {
    await changeAddress(store(), user.uid, token)
    return sendNothing()
  },
)
