import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getKept, keptChanged, keptNow, type KeptState } from './data'
import type { KeptContent, KeptPreset } from './schema'

/**
 * Replaces a saved preset.
 * @param revision the one seen by the caller
 * @throws ShopError `not_found`; `studio_changed` if it was changed since
 */
export async function changeKept(
  store: Store,
  uid: string,
  id: string,
  { revision, ...content }: KeptContent & { revision: number },
): Promise<KeptPreset> {
  return optimisticUpdate(store, async () => {
    const kept = await getKept(store, uid)
    requireSeen(kept, id, revision)
    const preset = keptNow({ id, ...content }, revision + 1)
    return { ...keptChanged(uid, kept, { id, preset }), result: preset }
  })
}

/**
 * Removes a saved preset.
 * @throws ShopError as `changeKept`
 */
export async function removeKept(store: Store, uid: string, id: string, revision: number): Promise<void> {
  await optimisticUpdate(store, async () => {
    const kept = await getKept(store, uid)
    requireSeen(kept, id, revision)
    return { ...keptChanged(uid, kept, { id, preset: null }), result: null }
  })
}

function requireSeen({ presets }: KeptState, id: string, revision: number): void {
  const known = presets.get(id)
  if (!known) throw new ShopError('not_found')
  if (known.revision !== revision) throw new ShopError('studio_changed')
}
