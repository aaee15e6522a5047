import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { refundRequestSchema } from '@/lib/orders/refunds/schema'
import { store } from '@/lib/store/open-store'
import { acceptWithdrawal } from '@/lib/withdrawals/decide-withdrawal'
import { withdrawalIdSchema } from '@/lib/withdrawals/schema'

const params = z.object({ withdrawalId: withdrawalIdSchema })
const { iban, holder, despiteDispute } = refundRequestSchema.shape
const body = z.strictObject({ iban, holder, despiteDispute })

export const POST = defineRoute(
  { access: 'admin', params, body, duringMaintenance: 'open' },
  async ({ params: { withdrawalId }, body, user }) => {
    await acceptWithdrawal(store(), withdrawalId, body, actorOf(user))
    return sendNothing()
  },
)
