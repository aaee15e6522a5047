import 'server-only'
import type { Store } from '@/lib/store/store'
import { findOrdersByCustomer } from './data'
import type { Order } from './schema'

/** The orders of an account, newest first. */
export async function findOrdersOf(store: Store, { uid }: { uid: string }): Promise<Order[]> {
  const orders = await findOrdersByCustomer(store, uid)
  return orders.sort((one, other) => other.createdAt - one.createdAt)
}
