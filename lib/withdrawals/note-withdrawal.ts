import { ShopError } from '@/lib/core/errors'
import { changeOrder } from '@/lib/orders/state/change-order'
import { withdrawalNoted } from '@/lib/orders/data'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairOf, pairSubject } from '@/lib/tasks/schema'
import { getWithdrawal } from './data'

/** In the same write as the withdrawal's change. */
export function withdrawalNotified(withdrawalId: string, orderId: string | undefined): Changes {
  return orderId === undefined ? {} : taskAdded('withdrawal', pairSubject(orderId, withdrawalId)).changes
}

/**
 * The task `withdrawal`: notes on the order whether one awaits a decision, which holds its commission. Separate from
 * the declaration, accepted even if the order is broken. @param subject the ids of order and withdrawal
 */
export async function noteWithdrawal(store: Store, subject: string): Promise<void> {
  const [orderId, id] = pairOf(subject)
  try {
    await changeOrder(store, orderId, async (order) => {
      const withdrawal = await getWithdrawal(store, id)
      const isOpen = withdrawal?.status === 'received' && withdrawal.orderId === orderId
      return isOpen === (order.withdrawals?.[id] ?? false) ? null : withdrawalNoted(order, id, isOpen)
    })
  } catch (error) {
    const isGone = error instanceof ShopError && error.code === 'order_not_found'
    if (!isGone) throw error
  }
}
