import { retention } from '@/lib/legal/retention'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { findOrders } from '@/lib/orders/find-data'
import { isOverdue, isUnpaid, knownTransfers } from '@/lib/statements/overdue-orders'
import { eachOrder } from '../each-order'
import { daysAgo, idAt } from '../limits'
import { inParts, type Tidying } from '../tidying'

const ACTOR = 'retention'

/** Once it is certain that no transfer arrived in time. Open payments are left to the provider. @returns how many */
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
