import { findOrdersByCustomer } from '@/lib/orders/find-data'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Store } from '@/lib/store/store'
import type { BoughtPresets } from './schema'

/** More than any customer has, so that no request becomes expensive. */
const ORDERS_READ = 200

/** Each with the newest order that includes it. */
export async function listBoughtPresets(store: Store, uid: string): Promise<BoughtPresets> {
  const { entries } = await findOrdersByCustomer(store, uid, { limit: ORDERS_READ })
  const orders = new Map<string, string>()
  for (const order of entries) {
    if (order.status !== 'paid') continue
    const open = Object.keys(order.items).filter((id) => !isItemRefunded(order, id))
    for (const id of open) if (!orders.has(id)) orders.set(id, order.id)
  }
  return { presets: [...orders].map(([id, orderId]) => ({ id, orderId })) }
}
