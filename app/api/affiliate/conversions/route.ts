import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { saleSchema } from '@/lib/affiliate/sales/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { creditPartnerAs } from '@/lib/orders/commission/credit-partner'
import { orderIdSchema } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

const body = z.strictObject({ orderId: orderIdSchema })

export const POST = defineRoute(
  { body, access: 'admin', duringMaintenance: 'open' },
  async ({ body: { orderId }, user }) =>
    sendJson(saleSchema, await creditPartnerAs(store(), orderId, actorOf(user))),
)
