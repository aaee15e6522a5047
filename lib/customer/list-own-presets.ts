import 'server-only'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Store } from '@/lib/store/store'
import type { OwnPresets } from './schema'

/** The newest ones; more than anybody has, so that nobody can make one answer cost more. */
const ORDERS_READ = 200

/** The presets whose files are open to an account, each with the newest order that opens them. */
export async function listOwnPresets(store: Store, uid: string): Promise<OwnPresets> {
  const { entries } = await findOrdersByCustomer(store, uid, { limit: ORDERS_READ })
  const orders = new Map<string, string>()
  for (const order of entries) {
    if (order.status !== 'paid') continue
    const open = Object.keys(order.items).filter((id) => !isItemRefunded(order, id))
    for (const id of open) if (!orders.has(id)) orders.set(id, order.id)
  }
  return { presets: [...orders].map(([id, orderId]) => ({ id, orderId })) }
}
