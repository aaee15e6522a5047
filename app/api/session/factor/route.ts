import { codeRequestSchema } from '@/lib/account/factor/schema'
import { giveCode } from '@/lib/account/session/prove'
import { readCookie } from '@/lib/core/cookies'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    body: codeRequestSchema,
    limit: { name: 'session-factor', points: 20, seconds: 60 },
    duringMaintenance: 'open',
  },
  async ({ body: { code }, request }) => {
    const user = await giveCode(store(), readCookie(request.headers, 'session'), code)
    await takeOverOrders(store(), user)
    return sendNothing()
  },
)
