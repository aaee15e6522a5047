import { findOrders } from '@/lib/orders/find-data'
import { bookYearsOf, lastEventOf } from '@/lib/orders/order-fields'
import { removeRatings } from '@/lib/ratings/remove-ratings'
import { removeOrder } from '../data'
import { booksSince, idAt } from '../limits'
import { inParts, type Tidying } from '../tidying'
import { deleteBefore } from '../delete-before'

/** With refunds and ratings, once the books of their last event's year need not be kept. @returns how many */
export function deleteOldOrders(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  return inParts(
    tidying,
    idAt('order', booksSince()),
    (page) => findOrders(store, null, page),
    async (orders) => {
      const due = orders.filter((order) => lastEventOf(order) < booksSince(bookYearsOf(order)))
      if (isTrial) return due.length
      let count = 0
      for (const order of due) {
        await removeRatings(store, order.id)
        if (await removeOrder(store, order)) count += 1
      }
      return count
    },
  )
}

/** As old as their orders, because they explain refunds. @returns how many */
export function deleteOldWithdrawals(tidying: Tidying): Promise<number> {
  const before = idAt('withdrawal', booksSince())
  return deleteBefore(tidying, { collection: 'withdrawals', prefix: 'withdrawal_', before })
}
