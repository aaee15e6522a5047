import { hostedPayment } from '@/lib/payment/providers/providers'
import { pairOf } from '@/lib/tasks/schema'
import type { Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { getOrder, refundsWatched, refundWritten } from '../data'
import { openDispute } from '../disputes'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import { mayBePaid } from './hold-repeated'
import { recordTaken } from './record-taken'
import { settleRefund } from './settle-refund'

/**
 * The task that has the payment provider make a refund, or asks for its outcome; of a refund under the money-back promise, it first
 * looks whether it is held. Repeating it refunds nothing
 * twice. Sends nothing while a dispute is open; its outcome decides how to continue, see `disputeNoted`.
 * @param subject the ids of order and refund
 * @throws ShopError `payment_unavailable`
 */
export async function sendRefund(store: Store, subject: string): Promise<void> {
  const [orderId, refundId] = pairOf(subject)
  const order = await getOrder(store, orderId)
  if (!order || !(await mayBePaid(store, order, refundId))) return
  const refund = unfinishedRefund(order, refundId)
  const { method, paymentIntentId: paymentId } = order.payment ?? {}
  if (!refund || refund.iban !== undefined || !method || !paymentId) return
  const sent = await hostedPayment(method)?.refund({ paymentId, amount: refund.amount, orderId, refundId })
  if (!sent) return
  const { status, providerId } = sent
  if (status === 'pending') return noteUnderWay(store, orderId, refundId, providerId)
  await settleRefund(store, orderId, refundId, { status, providerId, actor: method })
  await recordTaken(store, orderId, method)
}

/** A refund to send or ask about now; null for none. */
function unfinishedRefund(order: Order, refundId: string): Refund | null {
  const refund = order.refunds?.[refundId]
  if (refund?.status !== 'pending') return null
  const isWaiting = openDispute(order) && refund.providerId === undefined && !refund.despiteDispute
  return isWaiting ? null : refund
}

/** The provider reports the outcome later. */
async function noteUnderWay(
  store: Store,
  orderId: string,
  refundId: string,
  providerId: string | undefined,
): Promise<void> {
  if (providerId === undefined) return
  await changeOrder(store, orderId, (order) => {
    const refund = order.refunds?.[refundId]
    if (refund?.status !== 'pending' || refund.providerId !== undefined) return null
    return { ...refundWritten(order, refundId, { ...refund, providerId }), ...refundsWatched(order, true) }
  })
}
