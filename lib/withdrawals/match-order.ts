import 'server-only'
import { findOrdersByReferenceKey } from '@/lib/orders/find-data'
import { referenceKeyOf } from '@/lib/orders/reference-key'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'

/** Most orders that are looked at; only old references can be taken for another, and seldom are. */
const MOST = 16
/** A reference within a sentence. */
const REFERENCE = /\bSK[\s-]*[A-Z0-9]{5}[\s-]*[A-Z0-9]{5}\b/i

/**
 * The order that somebody means who writes of it and knows its e-mail address; null if there is none. As much is looked for
 * whether there is one or not, so that the time of an answer tells nothing.
 */
export async function matchOrder(
  store: Store,
  { reference, email }: { reference: string; email: string },
): Promise<Order | null> {
  const key = referenceKeyOf(REFERENCE.exec(reference)?.[0] ?? reference)
  const { entries } = await findOrdersByReferenceKey(store, key, { limit: MOST })
  return entries.find((order) => order.email.toLowerCase() === email.toLowerCase()) ?? null
}
