import { isAnswerDue, openDispute } from '../disputes'
import { paidItemsOf } from '../order-items'
import { hasFailedRefund, isItemGoing, isTransferred, leftOf, openRefunds } from '../refund-amount'
import { summarizeOrder, type DeskRecord } from '../order-fields'
import type { Refund } from '../refund-schema'
import type { OrderSummary } from '../view-schema'
import { payerOf, receivedFor, restOf, surplusOf, type Payer } from '../transfers'

/** Refundable amounts, in cents. */
export interface Refundable {
  left: number
  /** Presets that can be refunded individually, each at the price paid. */
  items: { id: string; name: string; price: number }[]
  /** Whether the refund is transferred by hand. */
  isTransferred: boolean
  /** Whether it can be transferred instead, because the provider's refund failed. */
  canBeTransferred: boolean
  /** Whoever has paid it by transfer. */
  payer: Payer | null
}

/** An order in a list at the desk; cents. */
export type DeskOrder = OrderSummary & {
  /** Null if nothing can be refunded. */
  refundable: Refundable | null
  /** Refunds under way, oldest first, and failed ones if nothing has been tried since. */
  refunds: ({ id: string } & Pick<Refund, 'amount' | 'status' | 'iban' | 'despiteDispute'>)[]
  /** Money beyond its price, by the transfer to give it back to. */
  surplus: { entryId: string; amount: number } | null
  /** Cents that came by transfer and cents that are missing, if it is unpaid and something came. */
  part: { received: number; rest: number } | null
  /** The open dispute about its payment: cents, and in ms the last day to answer, if the shop still has to. */
  dispute: { amount: number; dueBy: number | null } | null
  /** Whether its buyer has withdrawn before it was paid, so that no payment is for it. */
  isWithdrawn: boolean
}

/** An order as the desk sees it. */
export function deskOrder(order: DeskRecord): DeskOrder {
  return {
    ...summarizeOrder(order),
    refundable: refundableOf(order),
    refunds: refundsOf(order),
    surplus: surplusOf(order),
    part: order.status === 'pending' && order.transfers ? partOf(order) : null,
    dispute: disputeOf(order),
    isWithdrawn: order.isWithdrawn === true,
  }
}

function refundableOf(order: DeskRecord): Refundable | null {
  const left = leftOf(order)
  if (order.status !== 'paid' || left < 1) return null
  const items = paidItemsOf(order).filter(
    ({ id, price }) => price >= 1 && price <= left && !isItemGoing(order, id),
  )
  const isByHand = isTransferred(order)
  return {
    left,
    items,
    isTransferred: isByHand,
    canBeTransferred: isByHand || hasFailedRefund(order),
    payer: payerOf(order),
  }
}

function disputeOf(order: DeskRecord): DeskOrder['dispute'] {
  const dispute = openDispute(order)
  if (!dispute) return null
  return { amount: dispute.amount, dueBy: isAnswerDue(order) ? (dispute.dueBy ?? null) : null }
}

const partOf = (order: DeskRecord) => ({ received: receivedFor(order), rest: restOf(order) })

function refundsOf(order: DeskRecord): DeskOrder['refunds'] {
  return openRefunds(order).map(([id, { amount, status, iban, despiteDispute }]) => ({
    ...{ id, amount, status },
    ...(iban === undefined ? {} : { iban }),
    ...(despiteDispute ? { despiteDispute } : {}),
  }))
}
