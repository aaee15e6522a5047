import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { commissionFollowedOrLeft } from './commission-followed'
import { getOrder, orderChanged } from '../data'
import type { Order } from '../schema'

type Decide = (order: Order) => Changes | null | Promise<Changes | null>

/**
 * One atomic write, with the commission. If order or sales change meanwhile, `decide` is called again.
 * @param decide returns null to leave the order as it is, or throws to refuse @returns the order afterwards
 * @throws ShopError `order_not_found`; `order_state` if it can never be changed again, which the audit reports
 */
export async function changeOrder(store: Store, id: string, decide: Decide): Promise<Order> {
  const unchanged = await optimisticUpdate<Order | null>(
    store,
    async () => {
      const order = await existingOrder(store, id)
      const changes = await decide(order)
      if (changes === null) return { result: order }
      const followed = await commissionFollowedOrLeft(store, order, changes)
      return { ...orderChanged(order, { ...changes, ...followed }), result: null }
    },
    () => new ShopError('order_state'),
  )
  return unchanged ?? existingOrder(store, id)
}

async function existingOrder(store: Store, id: string): Promise<Order> {
  const order = await getOrder(store, id)
  if (!order) throw new ShopError('order_not_found')
  return order
}
