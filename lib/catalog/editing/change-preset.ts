import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getPreset, presetChanged } from '../data'
import type { StoredPreset } from '../stored-preset'

/**
 * In one atomic write, unless someone else has changed it since `revision`.
 * @returns the new revision
 * @throws ShopError `not_found`, `preset_changed`, and whatever `decide` throws
 */
export async function changePreset(
  store: Store,
  id: string,
  revision: number,
  decide: (preset: StoredPreset) => Changes,
): Promise<{ id: string; revision: number }> {
  return optimisticUpdate(
    store,
    async () => {
      const preset = await getPreset(store, id)
      if (!preset) throw new ShopError('not_found')
      if (preset.revision !== revision) throw new ShopError('preset_changed')
      return { ...presetChanged(id, revision, decide(preset)), result: { id, revision: revision + 1 } }
    },
    () => new ShopError('preset_changed'),
  )
}
