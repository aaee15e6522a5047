import type { z } from 'zod'
import { emitEvent } from './emit-event'
import { disputes, newId, openDisputeSchema, type DisputeRecord, type IntentRecord } from './records'
import { invalid } from './wire/refusal'
import { seconds, type Service } from './service'
import { wireDispute } from './wire/wire-dispute'

type OpenStatus = z.infer<typeof openDisputeSchema>

/** How long the shop has to answer, unless said otherwise. */
const DAYS_TO_ANSWER_S = 7 * 24 * 3_600

interface Opening {
  amount?: number | undefined
  reason?: string | undefined
  status?: OpenStatus | undefined
  /** Until when the shop may answer, in seconds since 1970. */
  due_by?: number | undefined
}

/**
 * The buyer's bank takes a payment, or a part of it, back for now, or asks about it.
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
    ...{ created, amount, reason, status },
    dueBy: opening.due_by ?? created + DAYS_TO_ANSWER_S,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.chargeId,
  }
  service.store.put(disputes, dispute)
  emitEvent(service, 'charge.dispute.created', wireDispute(dispute))
  return dispute
}

/**
 * An open dispute goes on: the shop has answered, or an inquiry has become a claim.
 * @throws Refusal if it was decided
 */
export function updateDispute(service: Service, dispute: DisputeRecord, status: OpenStatus): DisputeRecord {
  requireOpen(dispute)
  const updated: DisputeRecord = { ...dispute, status }
  service.store.put(disputes, updated)
  emitEvent(service, 'charge.dispute.updated', wireDispute(updated))
  return updated
}

/**
 * The bank has decided. An inquiry that is not lost is closed.
 * @throws Refusal if it already had
 */
export function closeDispute(
  service: Service,
  dispute: DisputeRecord,
  outcome: 'won' | 'lost',
): DisputeRecord {
  requireOpen(dispute)
  const isInquiry = dispute.status.startsWith('warning_')
  const closed: DisputeRecord = { ...dispute, status: isInquiry ? 'warning_closed' : outcome }
  service.store.put(disputes, closed)
  emitEvent(service, 'charge.dispute.closed', wireDispute(closed))
  return closed
}

function requireOpen({ id, status }: DisputeRecord): void {
  if (!openDisputeSchema.safeParse(status).success) throw invalid(`The dispute ${id} is ${status}.`)
}
