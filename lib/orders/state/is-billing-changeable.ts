import { isAnonymous, type DeskRecord } from '../order-fields'
import { leftOf } from '../refund-amount'

/** Whether an order has an invoice of which something is left, or will have one. */
export function isBillingChangeable(order: DeskRecord): boolean {
  const isOpen = order.status === 'paid' || (order.status === 'pending' && !order.isWithdrawn)
  return isOpen && !isAnonymous(order) && (order.total === 0 || leftOf(order) > 0)
}

/** Whether an order's buyer may still change its invoice address: once. */
export function isBillingBuyers(order: DeskRecord): boolean {
  return isBillingChangeable(order) && !order.billingChange?.byBuyer
}
