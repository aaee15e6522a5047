import { userIfKnown } from '@/lib/account/session/user-if-known'
import { clearCookie, readCookie, setCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { lockAgain, unlock, unlockRequestSchema } from '@/lib/maintenance/unlock'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    body: unlockRequestSchema,
    duringMaintenance: 'open',
    // Below the attempts that all together have: one address does not use them up.
    limit: { name: 'unlock', points: 30, seconds: 60 },
  },
  async ({ body: { pin }, address, request }) => {
    const user = await userIfKnown(store(), readCookie(request.headers, 'session'))
    const value = await unlock(store(), pin, { address, isAdmin: user?.admin === true })
    return sendNothing(value === null ? undefined : setCookie('unlock', value))
  },
)

export const DELETE = defineRoute({ duringMaintenance: 'open' }, async ({ request }) => {
  await lockAgain(store(), readCookie(request.headers, 'unlock'))
  return sendNothing(clearCookie('unlock'))
})
