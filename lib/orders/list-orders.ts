import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findOldestOrders, findOrders } from './find-data'
import { deskOrder, type DeskOrder } from './desk-order'
import type { OrderStatus } from './schema'

/** A part of the orders in a state, or of all orders, newest first. */
export async function listOrders(
  store: Store,
  status: OrderStatus | null,
  page: Page,
): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrders(store, status, page)
  return { ...listing, entries: entries.map(deskOrder) }
}

/** The same of those in a state, oldest first, placed after another one (undefined: all of them). */
export async function listOldestOrders(
  store: Store,
  status: OrderStatus,
  part: { limit: number; after?: string | undefined },
): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOldestOrders(store, status, part)
  return { ...listing, entries: entries.map(deskOrder) }
}
