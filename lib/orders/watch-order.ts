import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToStatus } from './data'
import type { Order } from './schema'

/** Calls the listener with an order's state, now and after each change. */
export function watchOrder(store: Store, order: Order, listener: (status: unknown) => void): Unsubscribe {
  return subscribeToStatus(store, order.id, listener)
}
