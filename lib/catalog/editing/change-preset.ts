import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getPreset, presetChanged, draftSaved } from '../data'
import { type StoredPreset, toStored } from '../stored-preset'
import { journalAdded } from '@/lib/journal/data'
import { draftOf, isPublishedAs } from './draft-of'
import type { Draft } from '../schema'

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

/** A draft equal to the published content is removed. @throws ShopError `not_found`, `preset_changed` */
export function saveDraft(
  store: Store,
  id: string,
  { revision, draft }: { revision: number; draft: Draft },
  actor: string,
): Promise<{ id: string; revision: number }> {
  return changePreset(store, id, revision, (preset) => {
    const isPublished = preset.published && isPublishedAs(draft, preset.published)
    return {
      ...draftSaved(id, isPublished ? null : draft),
      ...journalAdded({
        actor,
        act: 'preset-saved',
        subject: `presets/${id}`,
        before: toStored(draftOf(preset)),
        after: toStored(draft),
      }),
    }
  })
}
