import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findOrders } from './data'
import type { OrderStatus } from './schema'
import { summarizeOrder } from './summarize-order'
import type { OrderSummary } from './schema'

/** A part of the orders in a state, or of all orders, newest first. */
export async function listOrders(
  store: Store,
  status: OrderStatus | null,
  page: Page,
): Promise<Listing<OrderSummary>> {
  const { entries, ...listing } = await findOrders(store, status, page)
  return { ...listing, entries: entries.map(summarizeOrder) }
}
