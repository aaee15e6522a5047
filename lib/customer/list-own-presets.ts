import 'server-only'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import type { Store } from '@/lib/store/store'
import type { OwnPresets } from './schema'

/** The newest ones; more than anybody has, so that nobody can make one answer cost more. */
const ORDERS_READ = 200

/** The presets whose files are open to an account, each with the newest order that opens them. */
export async function listOwnPresets(store: Store, uid: string): Promise<OwnPresets> {
  const { entries } = await findOrdersByCustomer(store, uid, { limit: ORDERS_READ })
  const orders = new Map<string, string>()
  for (const { id: orderId, status, items } of entries) {
    if (status !== 'paid') continue
    for (const id of Object.keys(items)) if (!orders.has(id)) orders.set(id, orderId)
  }
  return { presets: [...orders].map(([id, orderId]) => ({ id, orderId })) }
}
