import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getKept, ownPresetChanged, savedNow, type SavedState } from './data'
import { MOST_KEPT, type OwnPresetContent, type OwnPreset } from './schema'

/** Latest change first. */
export async function listKept(store: Store, uid: string): Promise<OwnPreset[]> {
  const { presets } = await getKept(store, uid)
  return [...presets.values()].sort((one, other) => other.changedAt - one.changedAt)
}

/** At most fifty per account. Sending an id again changes nothing. @throws ShopError `studio_full` */
export async function keepPreset(
  store: Store,
  uid: string,
  { id, ...content }: OwnPresetContent & { id: string },
): Promise<OwnPreset> {
  return optimisticUpdate(store, async () => {
    const kept = await getKept(store, uid)
    const known = kept.presets.get(id)
    if (known) return { result: known }
    if (kept.count >= MOST_KEPT) throw new ShopError('studio_full')
    const preset = savedNow({ id, ...content }, 1)
    return { ...ownPresetChanged(uid, kept, { id, preset }), result: preset }
  })
}

/** @param revision as seen by the caller @throws ShopError `not_found`; `studio_changed` if it was changed since */
export async function changeKept(
  store: Store,
  uid: string,
  id: string,
  { revision, ...content }: OwnPresetContent & { revision: number },
): Promise<OwnPreset> {
  return optimisticUpdate(store, async () => {
    const kept = await getKept(store, uid)
    requireSeen(kept, id, revision)
    const preset = savedNow({ id, ...content }, revision + 1)
    return { ...ownPresetChanged(uid, kept, { id, preset }), result: preset }
  })
}

/** @throws ShopError as `changeKept` */
export async function removeKept(store: Store, uid: string, id: string, revision: number): Promise<void> {
  await optimisticUpdate(store, async () => {
    const kept = await getKept(store, uid)
    requireSeen(kept, id, revision)
    return { ...ownPresetChanged(uid, kept, { id, preset: null }), result: null }
  })
}

function requireSeen({ presets }: SavedState, id: string, revision: number): void {
  const known = presets.get(id)
  if (!known) throw new ShopError('not_found')
  if (known.revision !== revision) throw new ShopError('studio_changed')
}
