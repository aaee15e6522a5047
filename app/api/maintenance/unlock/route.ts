import { cookies } from 'next/headers'
import { SESSION_COOKIE } from '@/lib/account/session'
import { userIfKnown } from '@/lib/account/user-if-known'
import { env } from '@/lib/core/env'
import { cookieOf } from '@/lib/http/server/cookie-of'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { unlockRequestSchema } from '@/lib/maintenance/schema'
import { unlock } from '@/lib/maintenance/unlock'
import { UNLOCK_COOKIE } from '@/lib/maintenance/unlock-cookie'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { body: unlockRequestSchema, duringMaintenance: 'open' },
  async ({ body: { pin }, address, request }) => {
    const user = await userIfKnown(cookieOf(request.headers, SESSION_COOKIE))
    const value = await unlock(store(), pin, { address, isAdmin: user?.admin ?? false })
    const secure = env().PUBLIC_ORIGIN.startsWith('https:')
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
    if (value !== null) (await cookies()).set(UNLOCK_COOKIE, value, options)
    return sendNothing()
  },
)

export const DELETE = defineRoute({ duringMaintenance: 'open' }, async () => {
  ;(await cookies()).delete(UNLOCK_COOKIE)
  return sendNothing()
})
