import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { changeOrder } from '@/lib/orders/state/change-order'
import { withdrawalNoted } from '@/lib/orders/data'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairOf, pairSubject } from '@/lib/tasks/subject'
import { getWithdrawal } from './data'

/** What has an order note whether a withdrawal from it is open, to be written with what happens to the withdrawal. */
export function withdrawalTold(withdrawalId: string, orderId: string | undefined): Changes {
  return orderId === undefined ? {} : taskAdded('withdrawal', pairSubject(orderId, withdrawalId)).changes
}

/**
 * The task `withdrawal`: notes at an order whether a withdrawal from it waits for a decision, so that its commission does too. It is no
 * part of the declaration, which has to be taken whatever is wrong with the order.
 * @param subject the ids of order and withdrawal
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
