import 'server-only'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { newestCatalog, setCurrentCatalog, setCurrentRatings } from './current-catalog'
import { getPresets, subscribeToPresets, type StoredCatalog } from './data'
import { fillCatalog } from './fill-catalog'
import { inOrder } from './in-order'
import { keepPublished, keepRated, publishedBefore, ratedBefore } from './editing/published-copy'
import { subscribeToRatingCounts } from './showing/rating-data'
import type { Preset } from './schema'

/**
 * Keeps the current catalogue, and what buyers have rated, at what the store says, once per process. Until the store answers, and
 * while it is away, both are what was published last as far as this machine knows.
 * @param folder where this machine keeps what is published
 * @returns what resolves when the store has answered for the first time
 */
export async function watchCatalog(store: Store, folder: string): Promise<void> {
  await Promise.all([watchPresets(store, folder), watchRatings(store, folder)])
}

function watchPresets(store: Store, folder: string): Promise<void> {
  const copy = publishedBefore(folder)
  if (copy) setCurrentCatalog(copy)
  return new Promise((resolve) => {
    subscribeToPresets(store, (stored) => {
      if (stored.presets.size === 0 && stored.broken.length === 0) {
        fillCatalog(store).catch((error: unknown) => log().error({ error }, 'catalogue not filled'))
        return
      }
      const presets = publishedOf(stored)
      setCurrentCatalog(presets)
      keepPublished(folder, presets)
      resolve()
    })
  })
}

function watchRatings(store: Store, folder: string): Promise<void> {
  const copy = ratedBefore(folder)
  if (copy) setCurrentRatings(copy)
  return new Promise((resolve) => {
    subscribeToRatingCounts(store, (counts) => {
      setCurrentRatings(counts)
      keepRated(folder, counts)
      resolve()
    })
  })
}

/** Takes over what the store says at this moment, for a command; an empty store leaves the program's presets. */
export async function loadCatalog(store: Store): Promise<void> {
  const stored = await getPresets(store)
  if (stored.presets.size > 0) setCurrentCatalog(publishedOf(stored))
}

/** What is published, in the order of the lists. One that cannot be read stays as it was last known. */
function publishedOf({ presets, broken }: StoredCatalog): Preset[] {
  const known = broken.flatMap((id) => newestCatalog().findPreset(id) ?? [])
  const published = inOrder(presets).flatMap(([, preset]) => preset.published ?? [])
  return [...published, ...known]
}
