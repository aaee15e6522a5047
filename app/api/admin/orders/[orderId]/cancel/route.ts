import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: orderIdSchema })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { orderId }, user }) => {
    await cancelOrder(store(), orderId, actorOf(user))
    return sendNothing()
  },
)
