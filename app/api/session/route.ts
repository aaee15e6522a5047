import { z } from 'zod'
import { signInRequestSchema } from '@/lib/account/schema'
import { signIn, signOut, signOutEverywhere } from '@/lib/account/session/begin-session'
import { clearCookie, readCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { browserOf, sendSession } from './send-session'

const query = z.strictObject({ everywhere: z.literal('true').optional() })
const limit = { name: 'session', points: 20, seconds: 60 }

export const POST = defineRoute(
  { body: signInRequestSchema, limit, duringMaintenance: 'open' },
  async ({ body, request, address }) =>
    sendSession(store(), await signIn(store(), body, browserOf(request, address))),
)

export const DELETE = defineRoute(
  { query, limit, duringMaintenance: 'open' },
  async ({ query: { everywhere }, request }) => {
    const session = readCookie(request.headers, 'session')
    await (everywhere ? signOutEverywhere : signOut)(store(), session)
    return sendNothing(clearCookie('session'))
  },
)
