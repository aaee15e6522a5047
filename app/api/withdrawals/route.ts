import { orderHeadersSchema } from '@/lib/checkout/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { declaredSchema, withdrawalRequestSchema } from '@/lib/withdrawals/schema'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: withdrawalRequestSchema,
    // Withdrawing has to be possible at all times (§ 356a Abs. 1 BGB).
    duringMaintenance: 'open',
    limit: { name: 'withdrawals', points: 10, seconds: 60 },
  },
  async ({ body, headers, mailDelay }) => {
    const declared = await declareWithdrawal(store(), body, headers['idempotency-key'], mailDelay)
    return sendJson(declaredSchema, declared, 201)
  },
)
