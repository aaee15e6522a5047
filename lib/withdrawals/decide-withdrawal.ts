import { ShopError } from '@/lib/core/errors'
import { cancelWithdrawn } from '@/lib/orders/paying/cancel-order'
import { getOrder } from '@/lib/orders/data'
import { leftOf } from '@/lib/orders/refund-amount'
import type { RefundRequest } from '@/lib/orders/refunds/schema'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { decideOnce, existingWithdrawal } from './decide-once'

/**
 * Refunds the rest of a paid order (§ 357 Abs. 1 BGB) or cancels an unpaid one, in the same write.
 * @param refund the account for a transfer; its holder is by default the one who withdrew
 * @throws ShopError `not_found`, `withdrawal_decided`, `withdrawal_unmatched`; as `requestRefund`, `cancelWithdrawn`
 */
export async function acceptWithdrawal(
  store: Store,
  id: string,
  refund: Pick<RefundRequest, 'iban' | 'holder' | 'despiteDispute'>,
  actor: string,
): Promise<void> {
  const withdrawal = await existingWithdrawal(store, id)
  const order = withdrawal.orderId === undefined ? null : await getOrder(store, withdrawal.orderId)
  if (!order) throw new ShopError('withdrawal_unmatched')
  await decideOnce(
    store,
    withdrawal,
    { status: 'accepted', actor, orderId: order.id },
    (decided: Changes) => {
      if (isUnpaid(order)) return cancelWithdrawn(store, order.id, actor, decided)
      if (!isRefundable(order)) return store.update(decided)
      return requestRefund(store, order.id, refund, {
        key: `withdrawal ${id}`,
        actor,
        following: decided,
        declaredBy: withdrawal.name,
        isPromised: true,
      })
    },
  )
}

const isUnpaid = ({ status }: Order) => status === 'pending' || status === 'cancelled'

const isRefundable = (order: Order) => order.status === 'paid' && leftOf(order) > 0

/** The reason goes into its mail. @throws ShopError `not_found`, `withdrawal_decided` */
export async function rejectWithdrawal(
  store: Store,
  id: string,
  reason: string,
  actor: string,
): Promise<void> {
  const withdrawal = await existingWithdrawal(store, id)
  await decideOnce(store, withdrawal, { status: 'rejected', actor, reason }, (decided) =>
    store.update(decided),
  )
}
