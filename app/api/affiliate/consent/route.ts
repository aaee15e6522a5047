import { clearCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'

/** Scripts cannot delete the cookie. */
export const DELETE = defineRoute({ duringMaintenance: 'open' }, () =>
  Promise.resolve(sendNothing(clearCookie('affiliate'))),
)
