import { retention } from '@/lib/legal/retention'
import { changeOrder } from '@/lib/orders/state/change-order'
import { anonymised } from '@/lib/orders/order-fields'
import { findForgettableOrders } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { eachOrder } from '../each-order'
import { daysAgo, idAt } from '../limits'
import { inParts, type Tidying } from '../tidying'

/** Removes all personal data from orders cancelled long ago. @returns how many */
export function anonymiseOrders(tidying: Tidying): Promise<number> {
  const { store } = tidying
  const limit = daysAgo(retention.unpaidOrderAnonymousDays)
  const isDue = ({ status, history }: Order) => status === 'cancelled' && (history.cancelled?.at ?? 0) < limit
  return inParts(
    tidying,
    idAt('order', limit),
    (page) => findForgettableOrders(store, page),
    (orders) =>
      eachOrder(tidying, orders.filter(isDue), ({ id }) =>
        changeOrder(store, id, (order) => (isDue(order) ? anonymised(order) : null)),
      ),
  )
}
