import { isAnswerDue, openDispute } from '../disputes'
import { paidItemsOf } from '../order-items'
import { hasFailedRefund, heldFor, isItemGoing, isTransferred, leftOf, openRefunds } from '../refund-amount'
import { summarizeOrder, type DeskRecord } from '../order-fields'
import type { Refund } from '../refund-schema'
import type { OrderSummary } from '../view-schema'
import { payerOf, receivedFor, restOf, surplusOf, type Payer } from '../transfers'
import { isPayable } from '@/lib/legal/credit-transfers'

/** Cents. */
export interface Refundable {
  left: number
  items: { id: string; name: string; price: number }[]
  /** Refunds are transferred by hand. */
  isTransferred: boolean
  /** By hand, because the provider's refund failed. */
  canBeTransferred: boolean
  payer: Payer | null
}

/** Amounts in cents. */
export type DeskOrder = OrderSummary & {
  /** Null if nothing is left. */
  refundable: Refundable | null
  /** Pending ones, oldest first, and failed ones not retried. */
  refunds: ({
    id: string
    /** Keeps it out of bank files. */
    lacks?: 'holder' | 'iban'
    /** Had money back by the promise before; an admin decides. */
    heldFor: 'account' | 'card' | null
  } & Pick<Refund, 'amount' | 'status' | 'iban' | 'holder' | 'despiteDispute' | 'bankFile'>)[]
  /** Paid beyond the price, and the transfer to return it to. */
  surplus: { entryId: string; amount: number } | null
  /** Cents by transfer and cents missing, of an unpaid order paid in part. */
  part: { received: number; rest: number } | null
  /** The open one: cents, and the deadline for an answer in ms, if one is due. */
  dispute: { amount: number; dueBy: number | null } | null
  /** Withdrawn from before paying: no payment counts for it. */
  isWithdrawn: boolean
}

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
  return openRefunds(order).map(([id, refund]) => {
    const { amount, status, iban, holder, despiteDispute, bankFile } = refund
    return {
      id,
      amount,
      status,
      heldFor: heldFor(refund),
      ...(iban === undefined ? {} : { iban, ...lackOf({ iban, holder }) }),
      ...(holder === undefined ? {} : { holder }),
      ...(despiteDispute ? { despiteDispute } : {}),
      ...(bankFile === undefined ? {} : { bankFile }),
    }
  })
}

function lackOf({ iban, holder = '' }: { iban: string; holder: string | undefined }): {
  lacks?: 'holder' | 'iban'
} {
  if (isPayable({ iban, holder })) return {}
  return { lacks: isPayable({ iban, holder: 'A' }) ? 'holder' : 'iban' }
}
