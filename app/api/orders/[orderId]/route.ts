import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { openOrder } from '@/lib/orders/open-order'
import { orderViewSchema } from '@/lib/orders/schema'
import { viewOrder } from '@/lib/delivery/view-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })

export const GET = defineRoute(
  { params, query, access: 'optional' },
  async ({ params: { orderId }, query: { token }, user }) =>
    sendJson(orderViewSchema, viewOrder(await openOrder(store(), orderId, { token, user }))),
)
