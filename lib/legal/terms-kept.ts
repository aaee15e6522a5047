import 'server-only'
import type { Changes, Store } from '@/lib/store/store'
import { legalTextKept } from './data'
import type { Terms } from './terms-schema'

/** What keeps the texts that an order is placed under, as far as they are not kept yet; for the same write as the order. */
export async function termsKept(store: Store, { agb, widerruf }: Terms): Promise<Changes> {
  const kept = await Promise.all([legalTextKept(store, agb), legalTextKept(store, widerruf)])
  return Object.assign({}, ...kept)
}
