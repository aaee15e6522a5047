import { emitEvent } from './emit-event'
import { intents, sessions, type SessionRecord } from './records'
import { invalid } from './wire/refusal'
import { seconds, type Service } from './service'
import { wireSession } from './wire/wire-session'

/**
 * Expires an unpaid session.
 * @throws Refusal unless it is open
 */
export function expireSession(service: Service, session: SessionRecord): SessionRecord {
  if (session.status !== 'open') {
    throw invalid(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of ${session.status}.`,
    )
  }
  const expired: SessionRecord = { ...session, status: 'expired' }
  service.store.put(sessions, expired)
  const intent = session.intentId === null ? null : service.store.find(intents, session.intentId)
  if (intent) service.store.put(intents, { ...intent, status: 'canceled', canceledAt: seconds() })
  emitEvent(service, 'checkout.session.expired', wireSession(expired, service.origin, null))
  return expired
}
