import 'server-only'
import { log } from '@/lib/core/log'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'
import { storedBundle, storedBundleSchema, type Bundle, type NewBundle, type StoredBundle } from './schema'

interface StoredBundles {
  bundles: Map<string, StoredBundle>
  broken: string[]
}

export function subscribeToBundles(store: Store, listener: (stored: StoredBundles) => void): Unsubscribe {
  return store.subscribe('bundles', (value) => listener(parseBundles(value)))
}

export async function getBundles(store: Store): Promise<StoredBundles> {
  return parseBundles(await store.get('bundles'))
}

export function bundleAdded({ id, ...content }: Bundle): Changes {
  return bundleChanged(id, 0, content).changes
}

/** A bundle's content in place of that seen at this revision, which it increments. */
export function bundleChanged(id: string, revision: number, content: NewBundle): OnceChanges {
  const changes = { [`bundles/${id}`]: { ...storedBundle(content), revision: revision + 1 } }
  return { onceKey: `bundle_${id}_${revision}`, changes }
}

/** A bundle's content as the journal keeps it: short, and without lists. */
export function journaledBundle({
  name,
  tagline,
  presetIds,
  price,
  active,
}: NewBundle): Record<string, Json> {
  return { name, tagline, presetIds: presetIds.join(', '), price, active }
}

export function bundlesOf({ bundles }: StoredBundles): Bundle[] {
  return [...bundles].map(([id, { name, tagline, presetIds, price, active }]) => ({
    id,
    name,
    tagline,
    presetIds,
    price,
    active,
  }))
}

function parseBundles(value: Json | null): StoredBundles {
  const bundles = new Map<string, StoredBundle>()
  const broken: string[] = []
  for (const [id, entry] of Object.entries(Object(value))) {
    const parsed = storedBundleSchema.safeParse(entry)
    if (parsed.success) bundles.set(id, parsed.data)
    else broken.push(id)
  }
  if (broken.length > 0) log().error({ broken }, 'bundles that cannot be read')
  return { bundles, broken }
}
