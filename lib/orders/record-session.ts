import 'server-only'
import { now } from '@/lib/core/clock'
import type { SessionFacts } from '@/lib/payment/hosted-payment'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from './change-order'
import { getOrder, sessionSet, statusReached } from './data'
import { orderIdSchema, type Order, type OrderSession } from './schema'
import { takePayment } from './take-payment'

/**
 * Writes what a provider says of a payment page, whoever has asked or been told, how often and in whatever order: what was
 * paid stays paid, and what was said of an earlier page of an order does not concern it any more.
 */
export async function recordSession(store: Store, method: PaymentMethod, facts: SessionFacts): Promise<void> {
  if (facts.state === 'paid') return takePayment(store, method, facts)
  const { data: id } = orderIdSchema.safeParse(facts.orderId)
  if (id === undefined || (await getOrder(store, id)) === null) return
  await changeOrder(store, id, (order) => {
    const { session } = order
    if (order.status !== 'pending' || !session || session.state === 'closing') return null
    if (session.id !== undefined && session.id !== facts.sessionId) return null
    return changesFor(order, session, method, facts)
  })
}

function changesFor(
  order: Order,
  session: OrderSession,
  method: PaymentMethod,
  { sessionId, state }: SessionFacts,
): Changes | null {
  const known = { ...session, id: sessionId }
  switch (state) {
    case 'processing':
    case 'failed':
      return session.state === state || session.state === 'failed'
        ? null
        : sessionSet(order, method, { ...known, state })
    case 'expired':
      return {
        ...sessionSet(order, method, { ...known, state }),
        ...statusReached(order, 'cancelled', { at: now(), actor: method }),
      }
    default:
      return null
  }
}
