import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { changePreset } from './change-preset'
import { draftSaved } from '../data'
import { draftOf, isPublishedAs } from './draft-of'
import type { Draft } from '../schema'
import { toStored } from '../stored-preset'

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
