import 'server-only'
import type { Store } from '@/lib/store/store'
import { findOrdersByStatus } from './data'
import { orderStatusSchema, type Order } from './schema'

/** The newest orders of all states, newest first. */
export async function listOrders(store: Store, limit: number): Promise<Order[]> {
  const byStatus = await Promise.all(
    orderStatusSchema.options.map((status) => findOrdersByStatus(store, status, limit)),
  )
  return byStatus
    .flat()
    .sort((one, other) => other.createdAt - one.createdAt)
    .slice(0, limit)
}
