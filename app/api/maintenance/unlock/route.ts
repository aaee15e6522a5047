import { cookies } from 'next/headers'
import { env } from '@/lib/core/env'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { unlockRequestSchema } from '@/lib/maintenance/schema'
import { unlock } from '@/lib/maintenance/unlock'
import { UNLOCK_COOKIE } from '@/lib/maintenance/unlock-cookie'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { body: unlockRequestSchema, duringMaintenance: 'open' },
  async ({ body: { pin }, address }) => {
    const value = await unlock(store(), pin, address)
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
