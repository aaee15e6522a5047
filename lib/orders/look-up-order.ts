import 'server-only'
import type { Store } from '@/lib/store/store'
import { findOrderByReference } from './data'
import { referenceSpellings } from './reference-spellings'
import type { Order } from './schema'

/** The order of a reference as a person types it, see `referenceSpellings`; null if there is none. */
export async function lookUpOrder(store: Store, typed: string): Promise<Order | null> {
  for (const reference of referenceSpellings(typed)) {
    const order = await findOrderByReference(store, reference)
    if (order) return order
  }
  return null
}
