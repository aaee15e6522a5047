import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { hostedPayment, isOffered, takes } from '@/lib/payment/providers/providers'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { changeOrder } from '../state/change-order'
import { sessionEnding, sessionSet } from '../data'
import { receivedFor } from '../transfers'
import { openPaymentPage } from './open-payment-page'
import { recordSession } from './record-session'
import type { Order, OrderSession } from '../schema'

/** Longer than the provider's request timeout. */
const OPENING_MS = 30_000

/**
 * Closes the previous page first, so that nobody pays twice. Null if the order's own page shows how to pay.
 * @throws ShopError `order_state`, `payment_unavailable`; `invalid_input` for a method unknown or with a higher
 * minimum
 */
export async function payOrder(store: Store, id: string, method: PaymentMethod): Promise<string | null> {
  if (!isOffered(method)) {
    throw new ShopError('invalid_input', { fields: { method: tFields('payment_method') } })
  }
  const { before, left } = await closeSession(store, id, method)
  await changeOrder(store, id, (order) => {
    refuseUnlessPayable(order, method)
    const isDone = order.session?.attempt !== before.session?.attempt || isWaitingFor(order, method)
    return isDone ? null : { ...sessionSet(order, method, nextSession(order, method)), ...left }
  })
  return openPaymentPage(store, id)
}

/** @throws ShopError `order_state`, also while a payment is pending: nobody pays twice; `invalid_input` */
function refuseUnlessPayable(order: Order, method: PaymentMethod): void {
  const { status, session, total } = order
  if (status !== 'pending' || session?.state === 'processing') throw new ShopError('order_state')
  // A payment page would charge the whole price, and cancel the order if abandoned.
  if (hostedPayment(method) && receivedFor(order) > 0) throw new ShopError('order_state')
  if (!takes(method, total))
    throw new ShopError('invalid_input', { fields: { method: tFields('payment_least') } })
}

/** Nothing needs to change: the order page shows how to pay, or a page is being opened. */
function isWaitingFor({ paymentMethod, session }: Order, method: PaymentMethod): boolean {
  if (paymentMethod !== method) return false
  return hostedPayment(method) ? isOpening(session) : true
}

/** A requested page not there by then never will be: the provider repeats its answer, even a failure. */
function isOpening(session: OrderSession | undefined): boolean {
  return session?.state === 'opening' && session.startedAt > now() - OPENING_MS
}

/** Numbers are never reused, even if the method changed in between. */
function nextSession({ session, changes = 0 }: Order, method: PaymentMethod): OrderSession | null {
  if (!hostedPayment(method)) return null
  return { attempt: Math.max((session?.attempt ?? -1) + 1, changes), startedAt: now(), state: 'opening' }
}

/** A payment made meanwhile counts. @returns also the task left if the provider cannot be reached */
async function closeSession(
  store: Store,
  id: string,
  wanted: PaymentMethod,
): Promise<{ before: Order; left: Changes }> {
  const before = await changeOrder(store, id, (present) => {
    refuseUnlessPayable(present, wanted)
    const { session, paymentMethod } = present
    const isOpen = session?.state === 'open'
    return isOpen ? sessionSet(present, paymentMethod, { ...session, state: 'closing' }) : null
  })
  const { paymentMethod, session } = before
  if (paymentMethod === 'vorkasse' || session?.id === undefined || session.state !== 'closing')
    return { before, left: {} }
  try {
    await recordSession(store, paymentMethod, await hostedPayment(paymentMethod).close(session.id))
    return { before, left: {} }
  } catch (error) {
    const isAway = error instanceof ShopError && error.code === 'payment_unavailable'
    if (!isAway || hostedPayment(wanted)) throw error
    return { before, left: sessionEnding(before)?.changes ?? {} }
  }
}
