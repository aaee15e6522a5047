import { isAnonymous, type DeskRecord } from '../order-fields'
import { leftOf } from '../refund-amount'

/** Has an invoice not fully corrected, or will get one. */
export function isBillingChangeable(order: DeskRecord): boolean {
  const isOpen = order.status === 'paid' || (order.status === 'pending' && !order.isWithdrawn)
  return isOpen && !isAnonymous(order) && (order.total === 0 || leftOf(order) > 0)
}

/** The buyer may do so once. */
export function isBillingBuyers(order: DeskRecord): boolean {
  return isBillingChangeable(order) && !order.billingChange?.byBuyer
}
