import { userOf } from '@/lib/account/session/session'
import { clearCookie, readCookie, setCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { lockAgain, unlock, unlockRequestSchema } from '@/lib/maintenance/unlock'
import { knownBrowserOf, knownBrowserValue } from '@/lib/maintenance/unlock-cookie'
import { store } from '@/lib/store/open-store'

const YEAR_S = 365 * 24 * 60 * 60

/** No limit of its own: the store counts attempts, where strangers cannot use up the owner's. */
export const POST = defineRoute(
  { body: unlockRequestSchema, duringMaintenance: 'open' },
  async ({ body: { pin }, address, request: { headers } }) => {
    const user = await userOf(store(), readCookie(headers, 'session'))
    const before = readCookie(headers, 'unlocked_before')
    const knownBrowser = knownBrowserOf(before)
    const value = await unlock(store(), pin, { address, isAdmin: user?.admin === true, knownBrowser })
    const kept = knownBrowser === null || before === undefined ? knownBrowserValue() : before
    return sendNothing(
      ...(value === null ? [] : [setCookie('unlock', value)]),
      setCookie('unlocked_before', kept, YEAR_S),
    )
  },
)

export const DELETE = defineRoute({ duringMaintenance: 'open' }, async ({ request }) => {
  await lockAgain(store(), readCookie(request.headers, 'unlock'))
  return sendNothing(clearCookie('unlock'))
})
