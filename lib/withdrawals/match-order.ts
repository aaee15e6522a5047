import 'server-only'
import { addressKey } from '@/lib/core/text/email-address'
import { findOrdersByReferenceKey } from '@/lib/orders/find-data'
import { referenceKeyOf } from '@/lib/orders/reference'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'

/** Finds a reference within a sentence. */
const REFERENCE = /\bSK[\s-]*[A-Z0-9]{5}[\s-]*[A-Z0-9]{5}\b/i

/**
 * The order matching both a reference and an e-mail address; null if there is none. Does the same work either
 * way, so that response times reveal nothing.
 */
export async function matchOrder(
  store: Store,
  { reference, email }: { reference: string; email: string },
): Promise<Order | null> {
  const key = referenceKeyOf(REFERENCE.exec(reference)?.[0] ?? reference)
  const { entries } = await findOrdersByReferenceKey(store, key, { limit: 1 })
  return entries.find((order) => addressKey(order.email) === addressKey(email)) ?? null
}
