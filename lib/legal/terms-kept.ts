import 'server-only'
import type { Changes, Store } from '@/lib/store/store'
import { legalTextKept } from './data'
import type { Terms } from './terms-schema'

/** Stores the texts an order is placed under, if not stored yet; for the same write as the order. */
export async function termsKept(store: Store, { agb, widerruf }: Terms): Promise<Changes> {
  const kept = await Promise.all([legalTextKept(store, agb), legalTextKept(store, widerruf)])
  return Object.assign({}, ...kept)
}
