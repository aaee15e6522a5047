import { viewOrder } from '@/lib/delivery/view-order'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { orderViewSchema } from '@/lib/orders/view-schema'
import { forBuyerDespiteLock } from '../for-buyer'

export const GET = defineRoute(forBuyerDespiteLock, ({ admitted: order }) =>
  Promise.resolve(sendJson(orderViewSchema, viewOrder(order))),
)
