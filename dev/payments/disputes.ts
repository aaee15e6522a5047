import { emitEvent } from './emit-event'
import { disputes, newId, type DisputeRecord, type IntentRecord } from './records'
import { invalid } from './wire/refusal'
import { seconds, type Service } from './service'
import { wireDispute } from './wire/wire-dispute'

/**
 * The buyer's bank takes a payment, or a part of it, back for now.
 * @throws Refusal if it was not paid
 */
export function openDispute(
  service: Service,
  intent: IntentRecord,
  {
    amount = intent.amount,
    reason = 'fraudulent',
  }: { amount?: number | undefined; reason?: string | undefined },
): DisputeRecord {
  if (intent.status !== 'succeeded' || intent.chargeId === null) {
    throw invalid(`The payment ${intent.id} is ${intent.status}.`)
  }
  const dispute: DisputeRecord = {
    id: newId('dp_'),
    created: seconds(),
    amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.chargeId,
    reason,
    status: 'needs_response',
  }
  service.store.put(disputes, dispute)
  emitEvent(service, 'charge.dispute.created', wireDispute(dispute))
  return dispute
}

/**
 * The bank has decided.
 * @throws Refusal if it already had
 */
export function closeDispute(
  service: Service,
  dispute: DisputeRecord,
  outcome: 'won' | 'lost',
): DisputeRecord {
  if (dispute.status !== 'needs_response') throw invalid(`The dispute ${dispute.id} is ${dispute.status}.`)
  const closed: DisputeRecord = { ...dispute, status: outcome }
  service.store.put(disputes, closed)
  emitEvent(service, 'charge.dispute.closed', wireDispute(closed))
  return closed
}
