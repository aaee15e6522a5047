import 'server-only'
import { hostedPayment } from '@/lib/payment/hosted-payments'
import { pairOf } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import { changeOrder } from './change-order'
import { getOrder, refundWritten } from './data'
import type { Refund } from './schema'
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
  if (!refund || !isUnsent(refund) || !method || !paymentId) return
  const sent = await hostedPayment(method)?.refund({ paymentId, amount: refund.amount, orderId, refundId })
  if (!sent) return
  const { status, providerId } = sent
  if (status === 'pending') return noteUnderWay(store, orderId, refundId, providerId)
  await settleRefund(store, orderId, refundId, { status, providerId, actor: method })
}

/** The provider says later how it went. */
async function noteUnderWay(
  store: Store,
  orderId: string,
  refundId: string,
  providerId: string | undefined,
): Promise<void> {
  if (providerId === undefined) return
  await changeOrder(store, orderId, (order) => {
    const refund = order.refunds?.[refundId]
    return refund && isUnsent(refund) ? refundWritten(order, refundId, { ...refund, providerId }) : null
  })
}

function isUnsent({ status, providerId }: Refund): boolean {
  return status === 'pending' && providerId === undefined
}
