import { ShopError } from '@/lib/core/errors'
import { slugOf } from '@/lib/core/text/plain-text'
import { journalAdded, changedFields } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { checkBundle } from './check-bundle'
import { bundleChanged, bundlesOf, getBundles, journaledBundle } from './data'
import type { NewBundle, BundleChange } from './schema'

/** Leaves room for the number that distinguishes bundles with similar names. */
const LONGEST_SLUG = 44

/** Its id is derived from its name, and stays then. @throws ShopError `invalid_input` as `checkBundle` does */
export async function addBundle(
  store: Store,
  bundle: NewBundle,
  actor: string,
): Promise<{ id: string; revision: number }> {
  return optimisticUpdate(
    store,
    async () => {
      const stored = await getBundles(store)
      const id = freeId(bundle.name, new Set([...stored.bundles.keys(), ...stored.broken]))
      await checkBundle(store, { id, ...bundle }, bundlesOf(stored))
      const { onceKey, changes } = bundleChanged(id, 0, bundle)
      const after = journaledBundle(bundle)
      const entry = journalAdded({ actor, act: 'bundle-added', subject: `bundles/${id}`, after })
      return { onceKey, changes: { ...changes, ...entry }, result: { id, revision: 1 } }
    },
    () => new ShopError('bundle_changed'),
  )
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name, LONGEST_SLUG) || 'paket'
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? slug : `${slug}-${count}`
    if (!taken.has(id)) return id
  }
}

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
