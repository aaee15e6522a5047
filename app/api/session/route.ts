import { z } from 'zod'
import { sessionRequestSchema } from '@/lib/account/schema'
import { noteSession } from '@/lib/account/session/note-session'
import { createSession, userOf } from '@/lib/account/session/session'
import { signOut, signOutEverywhere } from '@/lib/account/session/sign-out'
import { clearCookie, readCookie, setCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const query = z.strictObject({ everywhere: z.literal('true').optional() })
const limit = { name: 'session', points: 20, seconds: 60 }

export const POST = defineRoute(
  { body: sessionRequestSchema, limit, duringMaintenance: 'open' },
  async ({ body: { idToken }, request }) => {
    const { cookie, maxAgeSeconds } = await createSession(idToken)
    const user = await userOf(store(), cookie)
    // Within the second of a sign-out, the same sign-in would yield the session that has just ended.
    if (!user) throw new ShopError('unauthorized')
    await noteSession(store(), user.uid, cookie, request.headers.get('user-agent'))
    await takeOverOrders(store(), user)
    return sendNothing(setCookie('session', cookie, maxAgeSeconds))
  },
)

export const DELETE = defineRoute(
  { query, limit, duringMaintenance: 'open' },
  async ({ query: { everywhere }, request }) => {
    const session = readCookie(request.headers, 'session')
    await (everywhere ? signOutEverywhere : signOut)(store(), session)
    return sendNothing(clearCookie('session'))
  },
)
