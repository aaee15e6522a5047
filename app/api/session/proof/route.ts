import { browserOf } from '@/app/api/session/send-session'
import { proofRequestSchema, proofWaySchema } from '@/lib/account/factor/schema'
import { hasPasskey } from '@/lib/account/passkeys/own-passkeys'
import { proofWay, proveAgain } from '@/lib/account/session/prove'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user', duringMaintenance: 'open' }, async ({ user }) =>
  sendJson(proofWaySchema, {
    way: await proofWay(store(), user.uid),
    email: user.email,
    hasPasskey: await hasPasskey(store(), user.uid),
  }),
)

/** Keeps the session, which then counts as recently signed in. */
export const POST = defineRoute(
  {
    access: 'user',
    body: proofRequestSchema,
    limit: { name: 'session-proof', points: 20, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body, user, request, address }) => {
    const cookie = readCookie(request.headers, 'session') ?? ''
    await proveAgain(store(), user, body, { cookie, browser: browserOf(request, address) })
    return sendNothing()
  },
)
