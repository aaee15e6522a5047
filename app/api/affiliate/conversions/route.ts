import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { saleSchema } from '@/lib/affiliate/sales/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { convertOrder } from '@/lib/orders/commission/convert-order'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const body = z.strictObject({ orderId: orderIdSchema })

export const POST = defineRoute(
  { body, access: 'admin', duringMaintenance: 'open' },
  async ({ body: { orderId }, user }) =>
    sendJson(saleSchema, await convertOrder(store(), orderId, actorOf(user))),
)
