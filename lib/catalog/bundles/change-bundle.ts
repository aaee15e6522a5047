import { ShopError } from '@/lib/core/errors'
import { changedFields, journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { checkBundle } from './check-bundle'
import { bundleChanged, bundlesOf, getBundles, journaledBundle } from './data'
import type { BundleChange } from './schema'

/**
 * Refused if someone else changed it since it was read. Existing orders keep their price.
 * @param change with the revision that was read
 * @returns the new revision; the same if nothing changed
 * @throws ShopError `not_found`, `bundle_changed`, `invalid_input` as `checkBundle` does
 */
export async function changeBundle(
  store: Store,
  id: string,
  { revision, ...bundle }: BundleChange,
  actor: string,
): Promise<{ id: string; revision: number }> {
  return optimisticUpdate(
    store,
    async () => {
      const all = await getBundles(store)
      const present = all.bundles.get(id)
      if (!present) throw new ShopError('not_found')
      if (present.revision !== revision) throw new ShopError('bundle_changed')
      const changed = changedFields(journaledBundle(present), journaledBundle(bundle))
      if (!changed) return { result: { id, revision } }
      const others = bundlesOf(all).filter((other) => other.id !== id)
      await checkBundle(store, { id, ...bundle }, others)
      const { onceKey, changes } = bundleChanged(id, revision, bundle)
      const entry = journalAdded({ actor, act: 'bundle-changed', subject: `bundles/${id}`, ...changed })
      return { onceKey, changes: { ...changes, ...entry }, result: { id, revision: revision + 1 } }
    },
    () => new ShopError('bundle_changed'),
  )
}
