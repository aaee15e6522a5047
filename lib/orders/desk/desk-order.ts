import { isPayable } from '@/lib/legal/is-payable'
import { isAnswerDue, openDispute } from '../disputes'
import { paidItemsOf } from '../order-items'
import { hasFailedRefund, heldFor, isItemGoing, isTransferred, leftOf, openRefunds } from '../refund-amount'
import { summarizeOrder, type DeskRecord } from '../order-fields'
import type { Refund } from '../refund-schema'
import type { OrderSummary } from '../view-schema'
import { payerOf, receivedFor, restOf, surplusOf, type Payer } from '../transfers'

/** Amounts in cents. */
export interface Refundable {
  left: number
  /** Presets that can be refunded individually, each at the price paid. */
  items: { id: string; name: string; price: number }[]
  /** Whether the refund is transferred by hand. */
  isTransferred: boolean
  /** Whether it may be transferred instead, because the provider's refund failed. */
  canBeTransferred: boolean
  /** Who paid by bank transfer. */
  payer: Payer | null
}

/** An order in a list at the desk; amounts in cents. */
export type DeskOrder = OrderSummary & {
  /** Null if nothing can be refunded. */
  refundable: Refundable | null
  /** Pending refunds, oldest first, and failed ones that were not retried. */
  refunds: ({
    id: string
    /** The part of the account for which no bank file takes it. */
    lacks?: 'holder' | 'iban'
    /** Which of both had money back under the promise before; an admin then decides. */
    heldFor: 'account' | 'card' | null
  } & Pick<Refund, 'amount' | 'status' | 'iban' | 'holder' | 'despiteDispute' | 'bankFile'>)[]
  /** Money paid beyond the price, and the transfer to return it to. */
  surplus: { entryId: string; amount: number } | null
  /** Cents received by transfer and cents missing, for an unpaid order that was paid in part. */
  part: { received: number; rest: number } | null
  /** The open dispute: its amount in cents, and the deadline for the shop's answer in ms if one is due. */
  dispute: { amount: number; dueBy: number | null } | null
  /** Whether the buyer withdrew before paying, so that no payment counts for it. */
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
