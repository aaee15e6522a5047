import { partBefore, type Listing } from '@/lib/core/listing'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import type { OrderSummary } from '@/lib/orders/view-schema'
import { summarizeOrder } from '@/lib/orders/order-fields'
import type { Store } from '@/lib/store/store'

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
