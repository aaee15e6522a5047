import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findOrders, findOrdersWithOpenRefund } from '../find-data'
import { deskOrder, type DeskOrder } from './desk-order'
import type { OrderStatus } from '../schema'

/** A part of the orders in a state, or of all orders, newest first unless `page.after` is given. */
export async function listOrders(
  store: Store,
  status: OrderStatus | null,
  page: Page,
): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrders(store, status, page)
  return { ...listing, entries: entries.map(deskOrder) }
}

/** A part of the orders of which somebody has to see to a refund, newest first. */
export async function listOpenRefunds(store: Store, page: Page): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrdersWithOpenRefund(store, page)
  return { ...listing, entries: entries.map(deskOrder) }
}
