import { chargeArrived } from './balance'
import { emitEvent } from './emit-event'
import { intents, sessions, type IntentRecord } from './records'
import { invalid } from './wire/refusal'
import type { Service } from './service'
import { wireSession } from './wire/wire-session'

export type Outcome = 'succeeded' | 'failed'

/**
 * Confirms a pending payment, or marks it as failed.
 * @throws Refusal if it is not pending
 */
export function settlePayment(service: Service, intent: IntentRecord, outcome: Outcome): void {
  if (intent.status !== 'processing') throw invalid(`The payment ${intent.id} is ${intent.status}.`)
  const isPaid = outcome === 'succeeded'
  const status = isPaid ? 'succeeded' : 'requires_payment_method'
  service.store.put(intents, { ...intent, status, hasFailed: !isPaid, settlesAt: null })
  if (isPaid) chargeArrived(service, intent)
  for (const session of [...service.store.list(sessions, { intent: intent.id })]) {
    const settled = { ...session, isPaid }
    service.store.put(sessions, settled)
    const wire = wireSession(settled, service.origin, null)
    emitEvent(service, `checkout.session.async_payment_${outcome}`, wire)
  }
}
