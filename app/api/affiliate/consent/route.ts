import { clearCookie } from '@/lib/core/cookies'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'

/** Withdraws the consent to the referral cookie, which scripts cannot delete. */
export const DELETE = defineRoute({ duringMaintenance: 'open' }, () =>
  Promise.resolve(sendNothing(clearCookie('affiliate'))),
)
