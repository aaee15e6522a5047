import { usedPasskeySchema } from '@/lib/account/passkeys/schema'
import { proveByPasskey, signInByPasskey } from '@/lib/account/passkeys/sign-in-by-passkey'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { browserOf, sendSession } from '../send-session'

const limit = { name: 'session', points: 20, seconds: 60 }

export const POST = defineRoute(
  { body: usedPasskeySchema, limit, duringMaintenance: 'open' },
  async ({ body, request, address }) => {
    const key = readCookie(request.headers, 'passkey')
    return sendSession(store(), await signInByPasskey(store(), body, key, browserOf(request, address)))
  },
)

/** Keeps the session, which then counts as recently signed in. */
export const PUT = defineRoute(
  { access: 'user', body: usedPasskeySchema, limit, duringMaintenance: 'open' },
  async ({ body, user, request: { headers } }) => {
    const [key, cookie = ''] = [readCookie(headers, 'passkey'), readCookie(headers, 'session')]
    await proveByPasskey(store(), user.uid, body, { key, cookie })
    return sendNothing()
  },
)
