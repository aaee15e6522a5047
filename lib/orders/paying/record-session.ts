import 'server-only'
import { now } from '@/lib/core/clock'
import type { SessionFacts } from '@/lib/payment/hosted-payment'
import type { Provider } from '@/lib/payment/schema'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { getOrder, sessionSet } from '../data'
import { buyerNotified } from '../buyer-notified'
import { orderIdSchema, type Order, type OrderSession } from '../schema'
import { statusMoved } from '../state/status-moved'
import { payTimeBegun } from './payment-taken-back'
import { takePayment } from './take-payment'

/** After this, a buyer who was changing the payment method has given up, or the process closing the page has died. */
const ABANDONED_MS = 2 * 60 * 60_000

/**
 * Records a provider's report on a payment page. Reports may be repeated or out of order: paid stays paid, and
 * reports on an earlier page of the order are ignored.
 */
export async function recordSession(store: Store, method: Provider, facts: SessionFacts): Promise<void> {
  if (facts.state === 'paid' && (await takePayment(store, method, facts))) return
  const { data: id } = orderIdSchema.safeParse(facts.orderId)
  if (id === undefined || (await getOrder(store, id)) === null) return
  await changeOrder(store, id, (order) => {
    const { session } = order
    return session && isOf(session, facts) ? changesFor(order, session, method, facts) : null
  })
}

/** Whether the report is about the order's current page; matched by attempt number until the page has an id. */
function isOf(session: OrderSession, { sessionId, attempt }: SessionFacts): boolean {
  return session.id === undefined ? attempt === session.attempt : session.id === sessionId
}

function changesFor(
  order: Order,
  session: OrderSession,
  method: Provider,
  { sessionId: id, state }: SessionFacts,
): Changes | null {
  if (state === 'open' || hasEnded(session)) return null
  if (state === 'processing') {
    return session.state === state ? null : sessionSet(order, method, { ...session, id, state })
  }
  // A payment set aside leaves the order unpaid.
  if (state !== 'expired') {
    const isMissing = state === 'failed' && order.status === 'pending'
    return {
      ...sessionSet(order, method, { ...session, id, state: 'failed' }),
      // A direct debit may fail weeks later.
      ...(isMissing ? { ...payTimeBegun(order), ...buyerNotified(order, 'payment-failed') } : {}),
    }
  }
  const isAbandoned = session.startedAt < now() - ABANDONED_MS
  if (session.state === 'closing' && order.status === 'pending' && !isAbandoned) return null
  return {
    ...sessionSet(order, method, { ...session, id, state }),
    ...(order.status === 'pending' ? statusMoved(order, 'cancelled', { at: now(), actor: method }) : {}),
  }
}

const hasEnded = ({ state }: OrderSession) => state === 'failed' || state === 'expired'
