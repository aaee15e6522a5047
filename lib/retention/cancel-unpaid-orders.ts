import 'server-only'
import { dayOf, now } from '@/lib/core/clock'
import { retention } from '@/lib/legal/retention'
import { cancelOrder } from '@/lib/orders/cancel-order'
import { findOrders } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { paymentDeadline } from '@/lib/payment/bank-transfer/payment-deadline'
import { eachOrder } from './each-order'
import { daysAgo, idAt } from './limits'
import { inParts, type Tidying } from './tidying'

/** For the history of the order. */
const ACTOR = 'retention'

/**
 * Cancels orders that nobody has paid until the end of the last day to pay (§ 188 Abs. 1 BGB). One whose payment is open or under
 * way is left to the payment's provider. @returns how many
 */
export function cancelUnpaidOrders(tidying: Tidying): Promise<number> {
  const { store } = tidying
  const before = idAt('order', daysAgo(retention.unpaidOrderDays))
  return inParts(
    tidying,
    before,
    (page) => findOrders(store, 'pending', page),
    (orders) => eachOrder(tidying, orders.filter(isOverdue), ({ id }) => cancelOrder(store, id, ACTOR)),
  )
}

function isOverdue({ createdAt, isPaymentOpen }: Order): boolean {
  return isPaymentOpen !== true && dayOf(paymentDeadline(createdAt)) < dayOf(now())
}
