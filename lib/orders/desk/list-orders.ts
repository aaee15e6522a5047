import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findOrders, findOrdersWithOpenRefund, type OrderChoice } from '../find-data'
import { deskOrder, type DeskOrder } from './desk-order'

/** Newest first unless `page.after` is given. */
export async function listOrders(store: Store, choice: OrderChoice, page: Page): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrders(store, choice, page)
  return { ...listing, entries: entries.map(deskOrder) }
}

export async function listOpenRefunds(store: Store, page: Page): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrdersWithOpenRefund(store, page)
  return { ...listing, entries: entries.map(deskOrder) }
}
