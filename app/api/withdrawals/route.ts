import { orderHeadersSchema } from '@/lib/checkout/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { declaredSchema, withdrawalRequestSchema } from '@/lib/withdrawals/schema'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: withdrawalRequestSchema,
    // The way out of a contract has to be there all the time (§ 356a Abs. 1 BGB).
    duringMaintenance: 'open',
    limit: { name: 'withdrawals', points: 10, seconds: 60 },
    mailLimit: { name: 'withdrawals-mailed', points: 10, seconds: 3600 },
  },
  async ({ body, headers }) => {
    const declared = await declareWithdrawal(store(), body, headers['idempotency-key'])
    return sendJson(declaredSchema, declared, 201)
  },
)
