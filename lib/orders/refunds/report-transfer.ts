import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import type { Order } from '../schema'
import { refuseWhileDisputed } from '../disputes'
import { settleRefund, type Settlement } from './settle-refund'

/**
 * Repeating changes nothing. @throws ShopError `order_not_found`, `not_found`; `order_state` if called off or a
 * provider's; `dispute_open` while the bank may take the money as well, unless the admin insists
 */
export async function reportTransfer(
  store: Store,
  orderId: string,
  refundId: string,
  actor: string,
  { despiteDispute, isSentByFile }: Pick<Settlement, 'despiteDispute' | 'isSentByFile'> = {},
): Promise<Order> {
  const order = await getOrder(store, orderId)
  if (!order) throw new ShopError('order_not_found')
  const refund = order.refunds?.[refundId]
  if (!refund) throw new ShopError('not_found')
  if (refund.iban === undefined || refund.status === 'cancelled') throw new ShopError('order_state')
  return settleRefund(store, orderId, refundId, {
    status: 'done',
    actor,
    despiteDispute,
    isSentByFile,
    check: (before) =>
      refuseWhileDisputed(before, despiteDispute ?? before.refunds?.[refundId]?.despiteDispute),
  })
}
