import 'server-only'
import { findOrderByReference } from '@/lib/orders/data'
import { referenceSpellings } from '@/lib/orders/reference-spellings'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'

/** Most orders that are looked for; references of today have one spelling, old ones seldom more than eight. */
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
  const spellings = referenceSpellings(REFERENCE.exec(reference)?.[0] ?? reference).slice(0, MOST)
  const orders = await Promise.all(spellings.map((spelling) => findOrderByReference(store, spelling)))
  return orders.find((order) => order?.email.toLowerCase() === email.toLowerCase()) ?? null
}
