import { ShopError } from '@/lib/core/errors'
import { slugOf, plainWords } from '@/lib/core/text/plain-text'
import { journalAdded, changedFields } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { bundleChanged, bundlesOf, getBundles, journaledBundle } from './data'
import type { NewBundle, BundleChange, Bundle } from './schema'
import { formatCents } from '@/lib/core/money'
import { tFields } from '@/messages/texts'
import { getPresets } from '../data'
import { MOST_BUNDLES, singlesOf } from './best-price'
import { bundleObstacle } from './offered-bundles'

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

/**
 * An inactive one may have any price, so that it can be taken off sale after its presets have changed.
 * @param others all bundles but this one
 * @throws ShopError `invalid_input` with a message at the invalid field
 */
async function checkBundle(store: Store, bundle: Bundle, others: readonly Bundle[]): Promise<void> {
  const isNamesake = ({ name }: Bundle) => plainWords(name) === plainWords(bundle.name)
  if (others.some(isNamesake)) throw wrong('name', tFields('bundle_name_taken'))
  const presets = [...(await getPresets(store)).presets.values()].flatMap(({ published }) => published ?? [])
  const isKnown = (id: string) => presets.some((preset) => preset.id === id)
  if (!bundle.presetIds.every(isKnown)) throw wrong('presetIds', tFields('bundle_preset_unknown'))
  const sold = presets.filter(({ active }) => active)
  switch (bundleObstacle(bundle, sold)) {
    case 'inactive':
      return
    case 'bundle_preset_gone':
      throw wrong('presetIds', tFields('bundle_preset_gone'))
    case 'bundle_not_cheaper':
      throw wrong('price', tFields('bundle_not_cheaper', { singles: formatCents(singlesOf(bundle, sold)) }))
    case 'bundle_too_cheap':
      throw wrong('price', tFields('bundle_too_cheap'))
    case null:
      if (others.filter(({ active }) => active).length >= MOST_BUNDLES)
        throw wrong('active', tFields('bundles_full', { most: MOST_BUNDLES }))
  }
}

function wrong(field: keyof NewBundle, sentence: string): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: sentence } })
}
