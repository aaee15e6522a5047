import 'server-only'
import type { Store } from '@/lib/store/store'
import { findOrdersByReferenceKey } from '../find-data'
import { referenceKeyOf } from '../reference-key'
import type { Order } from '../schema'

/** So many orders may be meant by what was typed; old references can be taken for another, and seldom are. */
const MOST = 16

/** The order of a reference as a person types it, see `referenceKeyOf`; null if there is none. What was typed exactly comes first. */
export async function lookUpOrder(store: Store, typed: string): Promise<Order | null> {
  const { entries } = await findOrdersByReferenceKey(store, referenceKeyOf(typed), { limit: MOST })
  return entries.find(({ reference }) => reference === typed.trim().toUpperCase()) ?? entries[0] ?? null
}
