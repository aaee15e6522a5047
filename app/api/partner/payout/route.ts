import { payoutRequestSchema } from '@/lib/affiliate/applications/schema'
import { changePayoutData } from '@/lib/affiliate/payouts/change-payout-data'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const PUT = defineRoute({ access: 'recent', body: payoutRequestSchema }, async ({ body, user }) => {
  await changePayoutData(store(), user.uid, body)
  return sendNothing()
})
