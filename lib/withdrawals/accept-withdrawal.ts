import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { getOrder } from '@/lib/orders/data'
import { leftOf } from '@/lib/orders/refund-amount'
import type { RefundRequest } from '@/lib/orders/refunds/schema'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { decideOnce, existingWithdrawal } from './decide-once'

/**
 * Accepts a withdrawal: refunds the rest of a paid order (§ 357 Abs. 1 BGB) in the same write, or cancels an
 * unpaid one.
 * @param iban for refunding a bank transfer
 * @throws ShopError `not_found`, `withdrawal_decided`, `withdrawal_unmatched`, and those of `requestRefund` and
 * `cancelOrder`
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
  // After the decision, so that the work of a process that dies in between can be completed.
  if (order.status === 'pending') await cancelOrder(store, order.id, actor)
}

const isRefundable = (order: Order) => order.status === 'paid' && leftOf(order) > 0
