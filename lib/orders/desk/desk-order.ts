import { paidItemsOf } from '../order-items'
import { hasFailedRefund, isItemGoing, isTransferred, leftOf, openRefunds } from '../refund-amount'
import type { Order, OrderSummary, Refund } from '../schema'
import { summarizeOrder } from '../summarize-order'

/** What can be given back of an order; cents. */
export interface Refundable {
  left: number
  /** The presets that can be given back as such, at what was paid for each. */
  items: { id: string; name: string; price: number }[]
  /** Whether somebody has to transfer it. */
  isTransferred: boolean
  /** Whether it can be transferred instead, because the provider could not give it back. */
  canBeTransferred: boolean
}

/** An order as its seller sees it in a list; cents. */
export type DeskOrder = OrderSummary & {
  /** Null if nothing can be given back. */
  refundable: Refundable | null
  /** What is on its way, oldest first, and what could not be given back if nothing was tried since. */
  refunds: ({ id: string } & Pick<Refund, 'amount' | 'status' | 'iban'>)[]
  /** Whether the buyer's bank wants the money back and nobody knows yet who gets it. */
  isDisputed: boolean
}

/** What the owner of the shop sees of an order. */
export function deskOrder(order: Order): DeskOrder {
  return {
    ...summarizeOrder(order),
    refundable: refundableOf(order),
    refunds: refundsOf(order),
    isDisputed: order.dispute?.status === 'open',
  }
}

function refundableOf(order: Order): Refundable | null {
  const left = leftOf(order)
  if (order.status !== 'paid' || left < 1) return null
  const items = paidItemsOf(order).filter(
    ({ id, price }) => price >= 1 && price <= left && !isItemGoing(order, id),
  )
  const isByHand = isTransferred(order)
  return { left, items, isTransferred: isByHand, canBeTransferred: isByHand || hasFailedRefund(order) }
}

function refundsOf(order: Order): DeskOrder['refunds'] {
  return openRefunds(order).map(([id, { amount, status, iban }]) => ({
    ...{ id, amount, status },
    ...(iban === undefined ? {} : { iban }),
  }))
}
