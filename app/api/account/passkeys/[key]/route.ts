import { removePasskey, renamePasskey, requirePasskeyUsed } from '@/lib/account/passkeys/own-passkeys'
import { passkeyNameSchema, passkeyParams } from '@/lib/account/passkeys/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const limit = { name: 'passkeys', points: 30, seconds: 60 }

export const PUT = defineRoute(
  { access: 'user', params: passkeyParams, body: passkeyNameSchema, limit },
  async ({ params: { key }, body: { name }, user }) => {
    await renamePasskey(store(), user.uid, key, name)
    return sendNothing()
  },
)

export const DELETE = defineRoute(
  { access: 'recent', params: passkeyParams, limit },
  async ({ params: { key }, user }) => {
    await requirePasskeyUsed(store(), user)
    await removePasskey(store(), user.uid, key)
    return sendNothing()
  },
)
