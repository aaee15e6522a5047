import type { Listing } from '@/lib/core/listing'
import { parseEuros } from '@/lib/core/money'
import type { Page, Store } from '@/lib/store/store'
import { findOrdersByEmail, findOrdersByReferenceKey, findOrdersByTotal } from '../find-data'
import { deskOrder, type DeskOrder } from './desk-order'
import { referenceKeyOf } from '../reference'
import type { Order } from '../schema'

/** By e-mail address, amount in euros, or reference (`referenceKeyOf`); newest first unless `page.after` is given. */
export async function searchOrders(store: Store, typed: string, page: Page): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await find(store, typed.trim(), page)
  return { ...listing, entries: entries.map(deskOrder) }
}

function find(store: Store, typed: string, page: Page): Promise<Listing<Order>> {
  if (typed.includes('@')) return findOrdersByEmail(store, typed, page)
  const total = parseEuros(typed)
  if (total !== null) return findOrdersByTotal(store, total, page)
  return findOrdersByReferenceKey(store, referenceKeyOf(typed), page)
}

export async function lookUpOrder(store: Store, typed: string): Promise<Order | null> {
  const { entries } = await findOrdersByReferenceKey(store, referenceKeyOf(typed), { limit: 1 })
  return entries[0] ?? null
}
