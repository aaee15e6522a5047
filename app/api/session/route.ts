import { NextResponse } from 'next/server'
import { z } from 'zod'
import { sessionRequestSchema } from '@/lib/account/schema'
import { createSession, SESSION_COOKIE, userOf } from '@/lib/account/session'
import { signOut, signOutEverywhere } from '@/lib/account/sign-out'
import { env } from '@/lib/core/env'
import { cookieOf } from '@/lib/http/server/cookie-of'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { store } from '@/lib/store/open-store'

const query = z.strictObject({ everywhere: z.literal('true').optional() })
const limit = { name: 'session', points: 20, seconds: 60 }

export const POST = defineRoute(
  { body: sessionRequestSchema, limit, duringMaintenance: 'open' },
  async ({ body: { idToken } }) => {
    const { cookie, maxAgeSeconds } = await createSession(idToken)
    const user = await userOf(cookie)
    if (user) await takeOverOrders(store(), user)
    return answerWith(cookie, maxAgeSeconds)
  },
)

export const DELETE = defineRoute(
  { query, limit, duringMaintenance: 'open' },
  async ({ query: { everywhere }, request }) => {
    const session = cookieOf(request.headers, SESSION_COOKIE)
    await (everywhere ? signOutEverywhere : signOut)(store(), session)
    return answerWith('', 0)
  },
)

function answerWith(cookie: string, maxAge: number): Response {
  const response = new NextResponse(null, sendNothing())
  const secure = env().PUBLIC_ORIGIN.startsWith('https:')
  response.cookies.set(SESSION_COOKIE, cookie, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
  return response
}
