import { collections } from '../rules'
import type { Path, Store } from '../store'

/** The path of some entry, or null if the store is empty. */
export async function firstEntryOf(store: Store): Promise<Path | null> {
  for (const collection of collections) {
    const [first] = await store.list(collection, { limit: 1 })
    if (first) return `${collection}/${first.key}`
  }
  return null
}
