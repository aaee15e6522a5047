import 'server-only'
import type { Store } from '@/lib/store/store'
import { findOrdersByReferenceKey } from '../find-data'
import { referenceKeyOf } from '../reference-key'
import type { Order } from '../schema'

/** Candidates checked at most; only old references can be mistaken for another, and rarely are. */
const MOST = 16

/** The order with a reference as typed, see `referenceKeyOf`; null if there is none. An exact match comes first. */
export async function lookUpOrder(store: Store, typed: string): Promise<Order | null> {
  const { entries } = await findOrdersByReferenceKey(store, referenceKeyOf(typed), { limit: MOST })
  return entries.find(({ reference }) => reference === typed.trim().toUpperCase()) ?? entries[0] ?? null
}
