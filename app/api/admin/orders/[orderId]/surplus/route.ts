import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { orderIdSchema } from '@/lib/orders/schema'
import { returnSurplus } from '@/lib/statements/return-surplus'
import { surplusRequestSchema } from '@/lib/statements/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: surplusRequestSchema, duringMaintenance: 'open' },
  async ({ params: { orderId }, body, user }) => {
    await returnSurplus(store(), orderId, body, actorOf(user))
    return sendNothing()
  },
)
