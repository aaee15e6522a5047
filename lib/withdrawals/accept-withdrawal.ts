import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { getOrder } from '@/lib/orders/data'
import { leftOf } from '@/lib/orders/refund-amount'
import type { RefundRequest } from '@/lib/orders/refunds/schema'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { decideOnce } from './decide-once'
import { existingWithdrawal } from './existing-withdrawal'

/**
 * Accepts a withdrawal: what is left of a paid order is given back (§ 357 Abs. 1 BGB), decided in the same write; an unpaid
 * one is cancelled.
 * @param iban where to transfer what was paid by bank transfer
 * @throws ShopError `not_found`, `withdrawal_decided`, `withdrawal_unmatched`, and as `requestRefund` and `cancelOrder` do
 */
export async function acceptWithdrawal(
  store: Store,
  id: string,
  { iban }: Pick<RefundRequest, 'iban'>,
  actor: string,
): Promise<void> {
  const withdrawal = await existingWithdrawal(store, id)
  const order = withdrawal.orderId === undefined ? null : await getOrder(store, withdrawal.orderId)
  if (!order) throw new ShopError('withdrawal_unmatched')
  const refund = iban === undefined ? {} : { iban }
  await decideOnce(store, withdrawal, { status: 'accepted', actor, orderId: order.id }, (decided: Changes) =>
    isRefundable(order)
      ? requestRefund(store, order.id, refund, {
          ...{ key: `withdrawal ${id}`, actor, following: decided },
          isPromised: true,
        })
      : store.update(decided),
  )
  // After the decision, so that a process which ends between them leaves something that can be done again.
  if (order.status === 'pending') await cancelOrder(store, order.id, actor)
}

const isRefundable = (order: Order) => order.status === 'paid' && leftOf(order) > 0
