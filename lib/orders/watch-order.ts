import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Listener, Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToStatus } from './data'
import { openOrder, type OrderKey } from './open-order'

/** Calls the listener with the order's state, now and after each change. */
type Watch = (listener: Listener) => Unsubscribe

/** The state of an order, live for whoever may open it; null for anybody else. */
export async function watchOrder(store: Store, id: string, key: OrderKey): Promise<Watch | null> {
  try {
    const order = await openOrder(store, id, key)
    return (listener) => subscribeToStatus(store, order.id, listener)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_found') return null
    throw error
  }
}
