import { ShopError } from '@/lib/core/errors'
import type { Listener, Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToChanges } from '../data'
import { openOrder, type OrderKey } from './open-order'

/** With the change number, now and on each change. */
type Watch = (listener: Listener) => Unsubscribe

export async function watchOrder(store: Store, id: string, key: OrderKey): Promise<Watch | null> {
  try {
    const order = await openOrder(store, id, key)
    return (listener) => subscribeToChanges(store, order.id, listener)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_found') return null
    throw error
  }
}
