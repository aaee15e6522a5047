import type { z } from 'zod'
import { disputeMoved } from './balance'
import { emitEvent } from './emit-event'
import { disputes, newId, openDisputeSchema, type DisputeRecord, type IntentRecord } from './records'
import { invalid } from './wire/refusal'
import { seconds, type Service } from './service'
import { wireDispute } from './wire/wire-dispute'

type OpenStatus = z.infer<typeof openDisputeSchema>

/** How long the shop has to respond by default. */
const DAYS_TO_ANSWER_S = 7 * 24 * 3_600

interface Opening {
  amount?: number | undefined
  reason?: string | undefined
  status?: OpenStatus | undefined
  /** Deadline of the shop's response, in seconds since 1970. */
  due_by?: number | undefined
}

/**
 * The buyer's bank disputes a payment, or a part of it, or inquires about it.
 * @throws Refusal if it was not paid
 */
export function openDispute(service: Service, intent: IntentRecord, opening: Opening): DisputeRecord {
  if (intent.status !== 'succeeded' || intent.chargeId === null) {
    throw invalid(`The payment ${intent.id} is ${intent.status}.`)
  }
  const created = seconds()
  const { amount = intent.amount, reason = 'fraudulent', status = 'needs_response' } = opening
  const dispute: DisputeRecord = {
    id: newId('dp_'),
    created,
    amount,
    reason,
    status,
    dueBy: opening.due_by ?? created + DAYS_TO_ANSWER_S,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.chargeId,
  }
  service.store.put(disputes, dispute)
  if (!isInquiry(dispute)) disputeMoved(service, dispute, 'taken')
  emitEvent(service, 'charge.dispute.created', wireDispute(dispute))
  return dispute
}

/**
 * Updates an open dispute: the shop has responded, or an inquiry has become a dispute.
 * @throws Refusal if it is closed
 */
export function updateDispute(service: Service, dispute: DisputeRecord, status: OpenStatus): DisputeRecord {
  requireOpen(dispute)
  const updated: DisputeRecord = { ...dispute, status }
  service.store.put(disputes, updated)
  if (isInquiry(dispute) && !isInquiry(updated)) disputeMoved(service, updated, 'taken')
  emitEvent(service, 'charge.dispute.updated', wireDispute(updated))
  return updated
}

/**
 * Closes a dispute by the bank's decision. An inquiry that is not lost is closed.
 * @throws Refusal if it is closed already
 */
export function closeDispute(
  service: Service,
  dispute: DisputeRecord,
  outcome: 'won' | 'lost',
): DisputeRecord {
  requireOpen(dispute)
  const closed: DisputeRecord = { ...dispute, status: isInquiry(dispute) ? 'warning_closed' : outcome }
  service.store.put(disputes, closed)
  if (closed.status === 'won') disputeMoved(service, closed, 'back')
  emitEvent(service, 'charge.dispute.closed', wireDispute(closed))
  return closed
}

/** The bank has taken no money yet. */
function isInquiry({ status }: DisputeRecord): boolean {
  return status.startsWith('warning_')
}

function requireOpen({ id, status }: DisputeRecord): void {
  if (!openDisputeSchema.safeParse(status).success) throw invalid(`The dispute ${id} is ${status}.`)
}
