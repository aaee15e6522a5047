import { moveBalance } from './balance'
import { emitEvent } from './emit-event'
import { refunds, type RefundRecord } from './records'
import { invalid } from './wire/refusal'
import type { Service } from './service'
import type { Outcome } from './settle-payment'
import { wireRefund } from './wire/wire-refund'

/**
 * Marks a pending refund as arrived, or one that did not or will not arrive as failed: then the money returns to the
 * shop.
 * @throws Refusal if the refund can no longer change to that
 */
export function settleRefund(
  service: Service,
  refund: RefundRecord,
  outcome: Outcome,
  failureReason = 'lost_or_stolen_card',
): RefundRecord {
  const isPossible = refund.status === 'pending' || (refund.status === 'succeeded' && outcome === 'failed')
  if (!isPossible) throw invalid(`The refund ${refund.id} is ${refund.status}.`)
  const hasFailed = outcome === 'failed'
  const settled: RefundRecord = {
    ...refund,
    status: outcome,
    failureReason: hasFailed ? failureReason : null,
    settlesAt: null,
  }
  service.store.put(refunds, settled)
  const { id: sourceId, amount, currency, intentId } = settled
  if (hasFailed) moveBalance(service, { category: 'refund_failure', amount, currency, sourceId, intentId })
  emitEvent(service, 'refund.updated', wireRefund(settled))
  if (hasFailed) emitEvent(service, 'refund.failed', wireRefund(settled))
  return settled
}
