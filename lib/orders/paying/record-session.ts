import 'server-only'
import { now } from '@/lib/core/clock'
import type { SessionFacts } from '@/lib/payment/hosted-payment'
import type { Provider } from '@/lib/payment/schema'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { getOrder, sessionSet } from '../data'
import { buyerTold } from '../mails/buyer-told'
import { orderIdSchema, type Order, type OrderSession } from '../schema'
import { statusMoved } from '../state/status-moved'
import { takePayment } from './take-payment'

/** Whoever wanted to pay in another way has given it up by then, or the process that ended the page for it has. */
const ABANDONED_MS = 2 * 60 * 60_000

/**
 * Writes what a provider says of a payment page, whoever has asked or been told, how often and in whatever order: what was
 * paid stays paid, and what was said of an earlier page of an order does not concern it any more.
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

/** Whether it is said of the page that the order waits for; as long as that has no id, by its number. */
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
  // What was paid, but counts for nothing, leaves the order to be paid.
  if (state !== 'expired') {
    const isMissing = state === 'failed' && order.status === 'pending'
    return {
      ...sessionSet(order, method, { ...session, id, state: 'failed' }),
      ...(isMissing ? buyerTold(order, 'payment-failed') : {}),
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
