import { ShopError } from '@/lib/core/errors'
import { isOffered } from '@/lib/payment/providers/providers'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Store } from '@/lib/store/store'
import { refundWritten } from '../data'
import { heldFor } from '../refund-amount'
import { changeOrder } from '../state/change-order'
import { deskNoted } from '../state/desk-noted'
import { sendRefund } from './send-refund'

/**
 * Pays it nevertheless: by the provider, or the next bank file. Repeating it changes nothing.
 * @throws ShopError `order_not_found`, `not_found`; `order_state` if it was never held or is called off
 */
export async function releaseRefund(
  store: Store,
  orderId: string,
  refundId: string,
  actor: string,
): Promise<void> {
  const sending = taskAdded('refund', pairSubject(orderId, refundId))
  const order = await changeOrder(store, orderId, (before) => {
    const refund = before.refunds?.[refundId]
    if (!refund) throw new ShopError('not_found')
    if (refund.repeats === 'released') return null
    if (heldFor(refund) === null) throw new ShopError('order_state')
    return {
      ...refundWritten(before, refundId, { ...refund, repeats: 'released' }),
      ...(refund.iban === undefined ? sending.changes : {}),
      ...deskNoted(before, { actor, act: 'order-refunded', after: { refundId, amount: refund.amount } }),
    }
  })
  if (isOffered(order.payment?.method ?? order.paymentMethod))
    await attemptTask(store, sending.id, { refund: sendRefund })
}
