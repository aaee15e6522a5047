import { draftSaved, getPreset, presetChanged, publicationPlanned } from '@/lib/catalog/data'
import { isPublishedAs } from '@/lib/catalog/editing/draft-of'
import { figuresFor } from '@/lib/catalog/editing/figures-for'
import type { Planned } from '@/lib/catalog/planned'
import type { StoredPreset } from '@/lib/catalog/stored-preset'
import { requireClock } from '@/lib/clock/require-clock'
import { now } from '@/lib/core/clock'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairOf } from '@/lib/tasks/schema'
import { nextVersion } from './next-version'
import { versionPublished } from './publish-preset'

/**
 * The task `publish`: once, however many processes execute it; nothing if cancelled. The plan goes in the same write.
 * If a wrong clock made it due too early, it is postponed again.
 * @param subject the preset's id, and the moment in ms @throws ShopError `clock_doubted`
 */
export async function publishPlanned(store: Store, subject: string): Promise<Changes> {
  const [id, at] = pairOf(subject)
  await requireClock(store)
  const early = Number(at) - now()
  if (early > 0) return taskAdded('publish', subject, { delayMs: early }).changes
  await optimisticUpdate(store, async () => {
    const stored = await getPreset(store, id)
    const planned = stored?.planned
    if (!stored || planned?.at !== Number(at)) return { result: undefined }
    const changes = { ...publicationPlanned(id, null), ...(await asPlanned(id, stored, planned)) }
    return { ...presetChanged(id, stored.revision, changes), result: undefined }
  })
  return {}
}

/** Later changes of the draft stay a draft. */
async function asPlanned(
  id: string,
  stored: StoredPreset,
  { draft, by, ...said }: Planned,
): Promise<Changes> {
  // An update of the program may have published the same.
  if (stored.published && isPublishedAs(draft, stored.published)) return {}
  const preset = nextVersion(id, stored.published, draft, said)
  const next = stored.draft && !isPublishedAs(stored.draft, preset) ? stored.draft : null
  const figures = await figuresFor(draft, stored.published)
  return { ...versionPublished(stored, { ...preset, figures }, by), ...draftSaved(id, next) }
}
