import { createHash } from 'node:crypto'
import { chargeArrived } from './balance'
import { emitEvent } from './emit-event'
import { intents, newId, sessions, type IntentRecord, type SessionRecord } from './records'
import { seconds, type Service } from './service'
import { wireSession } from './wire/wire-session'

/** The buyer's choice on the payment page: pay at once, by a method confirmed later, or with a declined card. */
export type Attempt = 'now' | 'later' | 'declined'

/**
 * Tries to pay a session. Only an open one can be paid, so that nobody pays twice.
 * @param card names a card; there are no numbers here, and by default each address has its own
 */
export function paySession(
  service: Service,
  session: SessionRecord,
  attempt: Attempt,
  card = session.email ?? session.id,
): SessionRecord {
  if (session.status !== 'open') return session
  const earlier = session.intentId === null ? null : service.store.find(intents, session.intentId)
  const intent = { ...(earlier ?? newIntent(session)), ...attempted(service, card, attempt) }
  const isComplete = attempt !== 'declined'
  const paid: SessionRecord = {
    ...session,
    intentId: intent.id,
    isPaid: attempt === 'now',
    status: isComplete ? 'complete' : 'open',
  }
  service.store.put(intents, intent)
  service.store.put(sessions, paid)
  if (paid.isPaid) chargeArrived(service, intent)
  if (isComplete) emitEvent(service, 'checkout.session.completed', wireSession(paid, service.origin, null))
  return paid
}

function newIntent({ amount, currency, intentMetadata, intentDescription }: SessionRecord) {
  return {
    id: newId('pi_'),
    created: seconds(),
    amount,
    currency,
    metadata: intentMetadata,
    description: intentDescription,
    canceledAt: null,
  }
}

function attempted(
  service: Service,
  card: string,
  attempt: Attempt,
): Pick<IntentRecord, 'status' | 'method' | 'hasFailed' | 'chargeId' | 'settlesAt'> {
  const statuses = { now: 'succeeded', later: 'processing', declined: 'requires_payment_method' } as const
  return {
    status: statuses[attempt],
    method: {
      id: newId('pm_'),
      type: attempt === 'later' ? 'sepa_debit' : 'card',
      fingerprint: createHash('sha256').update(card).digest('hex').slice(0, 16),
    },
    hasFailed: attempt === 'declined',
    chargeId: newId('ch_'),
    settlesAt: attempt === 'later' ? service.settlesAt() : null,
  }
}
