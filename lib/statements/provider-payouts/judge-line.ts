import { disputesOf } from '@/lib/orders/disputes'
import type { Order } from '@/lib/orders/schema'
import type { PayoutLineFacts } from '@/lib/payment/hosted-payment'
import type { PayoutLine, ProviderPayout } from '@/lib/payment/payouts/schema'

interface Known {
  order: Order | null
  returned: ProviderPayout | null
}

/** The shop's own amount if it differs. */
export function judgedLine(facts: PayoutLineFacts, known: Known): PayoutLine {
  const { id, kind, amount, fee, at, paymentId, sourceId } = facts
  const about = (kind === 'payment' ? paymentId : sourceId) ?? undefined
  const line = {
    id,
    kind,
    amount,
    fee,
    at,
    ...(about === undefined ? {} : { about }),
    ...(known.order ? { orderId: known.order.id } : {}),
  }
  if (facts.currency !== 'EUR') return { ...line, problem: 'currency' }
  if (kind === 'fee') return line
  if (kind === 'other') return { ...line, problem: 'kind' }
  const expected = expectedOf(facts, known)
  if (expected === null) return { ...line, problem: 'unknown' }
  return expected === amount ? line : { ...line, problem: 'amount', expected }
}

/** Cents; null if the shop does not know the line. */
function expectedOf(facts: PayoutLineFacts, { order, returned }: Known): number | null {
  if (facts.kind === 'payoutReturned') return returned?.returnedOn === undefined ? null : returned.amount
  // Orders paid with test keys are not in the books.
  return order ? expectedByOrder(facts, order) : null
}

function expectedByOrder({ kind, paymentId, sourceId }: PayoutLineFacts, order: Order): number | null {
  const { payment } = order
  if (kind === 'payment') return payment?.paymentIntentId === paymentId ? (payment?.amount ?? null) : null
  if (sourceId === null) return null
  const isRefund = kind === 'refund' || kind === 'refundFailed'
  const amount = isRefund ? refundOf(order, sourceId) : disputed(order, sourceId)
  if (amount === null) return null
  return kind === 'refund' || kind === 'dispute' ? -amount : amount
}

function refundOf({ refunds = {} }: Order, providerId: string): number | null {
  return Object.values(refunds).find((refund) => refund.providerId === providerId)?.amount ?? null
}

/** Cents that a dispute moves in the books; once it is lost, the amount recorded as taken. */
function disputed(order: Order, id: string): number | null {
  const { refunds = {} } = order
  const dispute = disputesOf(order).find((each) => each.id === id)
  const taken = Object.values(refunds).filter(({ providerId, isDisputed }) => isDisputed && providerId === id)
  const isLost = dispute ? dispute.status === 'lost' : taken.length > 0
  if (isLost) return taken.reduce((sum, { amount }) => sum + amount, 0)
  if (!dispute) return null
  // If it is lost, the books record no more than is left of the price.
  return dispute.status === 'open' ? Math.min(dispute.amount, unsentOf(order)) : dispute.amount
}

function unsentOf({ total, refunds = {} }: Order): number {
  const sent = Object.values(refunds).filter(
    ({ status, providerId }) => status === 'done' || (status === 'pending' && providerId !== undefined),
  )
  return sent.reduce((left, { amount }) => left - amount, total)
}
