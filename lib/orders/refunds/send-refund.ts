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
 * By the provider, or asks for its outcome; may hold a goodwill one. Repeating refunds nothing twice. Not while a
 * dispute is open, see `disputeNoted`. @param subject ids of order and refund @throws ShopError `payment_unavailable`
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

function unfinishedRefund(order: Order, refundId: string): Refund | null {
  const refund = order.refunds?.[refundId]
  if (refund?.status !== 'pending') return null
  const isWaiting = openDispute(order) && refund.providerId === undefined && !refund.despiteDispute
  return isWaiting ? null : refund
}

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
