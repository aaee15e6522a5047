import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { confirmRequestSchema } from '@/lib/orders/paying/schema'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, body: confirmRequestSchema, duringMaintenance: 'open' },
  async ({ params: { orderId }, body: { on }, user }) => {
    await confirmPayment(store(), orderId, actorOf(user), { bookedOn: on })
    return sendNothing()
  },
)
