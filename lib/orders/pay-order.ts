import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { hostedPayment, isOffered } from '@/lib/payment/hosted-payments'
import type { PaymentMethod } from '@/lib/payment/schema'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { changeOrder } from './change-order'
import { getOrder, sessionSet } from './data'
import { openSession } from './open-session'
import { recordSession } from './record-session'
import type { Order, OrderSession } from './schema'

/**
 * Lets a buyer pay an unpaid order again, or in another way. The earlier payment page ends first, so that nobody pays twice.
 * @returns the page to pay on; null where the order's own page says how
 * @throws ShopError `order_state` if there is nothing to pay any more, `invalid_input` if there is no such way,
 *   `payment_unavailable`
 */
export async function payOrder(store: Store, id: string, method: PaymentMethod): Promise<string | null> {
  if (!isOffered(method)) {
    throw new ShopError('invalid_input', { fields: { method: messages.fields.payment_method } })
  }
  const before = await closeSession(store, id, method)
  await changeOrder(store, id, (order) => {
    if (order.status !== 'pending') throw new ShopError('order_state')
    const isDone = order.session?.attempt !== before.session?.attempt || isWaitingFor(order, method)
    return isDone ? null : sessionSet(order, method, nextSession(order, method))
  })
  return openSession(store, id)
}

/** Whether there is nothing to change: nothing was begun yet in the way that is wanted. */
function isWaitingFor({ paymentMethod, session }: Order, method: PaymentMethod): boolean {
  return paymentMethod === method && (session === undefined || session.state === 'opening')
}

/** Its number is the change's own: no page of the order had it before, also none that gave way to a transfer. */
function nextSession({ changes = 0 }: Order, method: PaymentMethod): OrderSession | null {
  if (!hostedPayment(method)) return null
  return { attempt: changes, startedAt: now(), state: 'opening' }
}

/** Ends the payment page that an order has. What was paid on it meanwhile counts, and there is nothing to pay any more. */
async function closeSession(store: Store, id: string, wanted: PaymentMethod): Promise<Order> {
  const order = await changeOrder(store, id, (present) => {
    const { session, paymentMethod } = present
    if (present.status !== 'pending' || session?.state === 'processing') throw new ShopError('order_state')
    const isOpen = session?.state === 'open'
    return isOpen ? sessionSet(present, paymentMethod, { ...session, state: 'closing' }) : null
  })
  const hosted = hostedPayment(order.paymentMethod)
  const sessionId = order.session?.id
  if (!hosted || sessionId === undefined || order.session?.state !== 'closing') return order
  try {
    await recordSession(store, order.paymentMethod, await hosted.close(sessionId))
  } catch (error) {
    const isAway = error instanceof ShopError && error.code === 'payment_unavailable'
    if (!isAway || hostedPayment(wanted)) throw error
    await store.update(taskAdded('session-end', pairSubject(order.paymentMethod, sessionId)).changes)
  }
  return (await getOrder(store, id)) ?? order
}
