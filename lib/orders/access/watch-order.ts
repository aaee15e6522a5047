import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Listener, Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToChanges } from '../data'
import { openOrder, type OrderKey } from './open-order'

/** Calls the listener with the number of the order's changes, now and after each. */
type Watch = (listener: Listener) => Unsubscribe

/** Tells whoever may open an order of each change of its state or its money; null for anybody else. */
export async function watchOrder(store: Store, id: string, key: OrderKey): Promise<Watch | null> {
  try {
    const order = await openOrder(store, id, key)
    return (listener) => subscribeToChanges(store, order.id, listener)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_found') return null
    throw error
  }
}
