import 'server-only'
import { retention } from '@/lib/legal/retention'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { findOrders } from '@/lib/orders/find-data'
import { isOverdue, isUnpaid, knownTransfers } from '@/lib/statements/overdue-orders'
import { eachOrder } from '../each-order'
import { daysAgo, idAt } from '../limits'
import { inParts, type Tidying } from '../tidying'

/** For the history of the order. */
const ACTOR = 'retention'

/**
 * Cancels orders that nobody has paid until the end of the last day to pay, once it is certain that no transfer has come in until
 * then. One whose payment is open or under way is left to the payment's provider. @returns how many
 */
export async function cancelUnpaidOrders(tidying: Tidying): Promise<number> {
  const { store } = tidying
  const known = await knownTransfers(store)
  const before = idAt('order', daysAgo(retention.unpaidOrderDays))
  return inParts(
    tidying,
    before,
    (page) => findOrders(store, 'pending', page),
    (orders) => {
      const due = orders.filter((order) => isOverdue(order) && isUnpaid(order, known))
      return eachOrder(tidying, due, ({ id }) => cancelOrder(store, id, ACTOR))
    },
  )
}
