import 'server-only'
import type { Store } from '@/lib/store/store'
import { moveOrder } from './move-order'
import type { Order } from './schema'

/**
 * Cancels an order that was never paid.
 * @throws ShopError `order_not_found`, `order_state`
 */
export async function cancelOrder(store: Store, id: string, actor: string): Promise<Order> {
  return moveOrder(store, id, 'cancelled', actor)
}
