import { isAnonymous, type DeskRecord } from '../order-fields'
import { leftOf } from '../refund-amount'

/** Whether an order has an invoice that is not fully corrected, or will get one. */
export function isBillingChangeable(order: DeskRecord): boolean {
  const isOpen = order.status === 'paid' || (order.status === 'pending' && !order.isWithdrawn)
  return isOpen && !isAnonymous(order) && (order.total === 0 || leftOf(order) > 0)
}

/** Whether the buyer, who may do so once, can still change the invoice address. */
export function isBillingBuyers(order: DeskRecord): boolean {
  return isBillingChangeable(order) && !order.billingChange?.byBuyer
}
