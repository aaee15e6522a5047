import { partBefore, type Listing } from '@/lib/core/listing'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import type { OrderSummary } from '@/lib/orders/view-schema'
import { summarizeOrder } from '@/lib/orders/order-fields'
import type { Store } from '@/lib/store/store'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { BoughtPresets } from './schema'

/** More than any customer has, so that no request becomes expensive. */
const ORDERS_READ = 200
const PAGE_SIZE = 10

/** Newest first; `before` is `next` of the previous page. */
export async function listOwnOrders(
  store: Store,
  uid: string,
  before?: string,
): Promise<Listing<OrderSummary>> {
  const { entries, ...listing } = await findOrdersByCustomer(store, uid, partBefore(before, PAGE_SIZE))
  return { ...listing, entries: entries.map(summarizeOrder) }
}

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
