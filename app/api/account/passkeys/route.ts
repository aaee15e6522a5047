import { addPasskey } from '@/lib/account/passkeys/add-passkey'
import { newPasskeySchema } from '@/lib/account/passkeys/schema'
import { noteFactor } from '@/lib/account/passkeys/sign-in-by-passkey'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'recent',
    body: newPasskeySchema,
    limit: { name: 'passkeys', points: 30, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body, user, request: { headers } }) => {
    const browser = { key: readCookie(headers, 'passkey'), userAgent: headers.get('user-agent') }
    await addPasskey(store(), user, body, browser)
    await noteFactor(store(), readCookie(headers, 'session') ?? '')
    return sendNothing()
  },
)
