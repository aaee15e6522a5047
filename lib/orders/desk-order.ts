import { paidItemsOf } from './order-items'
import { isItemGoing, isTransferred, leftOf } from './refund-amount'
import type { Order, OrderSummary, Refund } from './schema'
import { summarizeOrder } from './summarize-order'

/** What can be given back of an order; cents. */
export interface Refundable {
  left: number
  /** The presets that can be given back as such, at what was paid for each. */
  items: { id: string; name: string; price: number }[]
  /** Whether somebody has to transfer it. */
  isTransferred: boolean
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
    refunds: openRefunds(order),
    isDisputed: order.dispute?.status === 'open',
  }
}

function refundableOf(order: Order): Refundable | null {
  const left = leftOf(order)
  if (order.status !== 'paid' || left < 1) return null
  const items = paidItemsOf(order).filter(
    ({ id, price }) => price >= 1 && price <= left && !isItemGoing(order, id),
  )
  return { left, items, isTransferred: isTransferred(order) }
}

function openRefunds({ refunds = {} }: Order): DeskOrder['refunds'] {
  const sorted = Object.entries(refunds).sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.flatMap(([id, { amount, status, iban }], index) => {
    const isLast = index === sorted.length - 1
    if (status === 'done' || (status === 'failed' && !isLast)) return []
    return [{ id, amount, status, ...(iban === undefined ? {} : { iban }) }]
  })
}
