import 'server-only'
import { hostedPayment } from '@/lib/payment/hosted-payments'
import { pairOf } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import { changeOrder } from './change-order'
import { getOrder, refundWritten } from './data'
import { settleRefund } from './settle-refund'

/**
 * Has the provider of an order's payment give back what was decided. Repeating it gives nothing back twice.
 * @param subject the ids of order and refund
 * @throws ShopError `payment_unavailable`
 */
export async function sendRefund(store: Store, subject: string): Promise<void> {
  const [orderId, refundId] = pairOf(subject)
  const order = await getOrder(store, orderId)
  const refund = order?.refunds?.[refundId]
  const { method, paymentIntentId: paymentId } = order?.payment ?? {}
  if (refund?.status !== 'pending' || refund.providerId !== undefined || !method || !paymentId) return
  const sent = await hostedPayment(method)?.refund({ paymentId, amount: refund.amount, orderId, refundId })
  if (!sent) return
  const { status, providerId } = sent
  if (status !== 'pending') {
    await settleRefund(store, orderId, refundId, { status, providerId, actor: method })
  } else if (providerId !== undefined) {
    await changeOrder(store, orderId, (present) => {
      const before = present.refunds?.[refundId]
      return before?.status === 'pending' && before.providerId === undefined
        ? refundWritten(present, refundId, { ...before, providerId })
        : null
    })
  }
}
