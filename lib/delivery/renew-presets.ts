import 'server-only'
import { presetPublished } from '@/lib/catalog/data'
import { earlierPresets } from '@/lib/catalog/earlier-presets'
import { changePreset } from '@/lib/catalog/editing/change-preset'
import { contentOf, isPublishedAs } from '@/lib/catalog/editing/draft-of'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import type { Preset } from '@/lib/catalog/schema'
import { toStored, type StoredPreset } from '@/lib/catalog/stored-preset'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { announced } from './data'

/** How the journal names the program itself. */
const ACTOR = 'program'

/**
 * Publishes the program's newer versions of its presets in a shop that was filled by an older program, and tells
 * their buyers. What the owner has edited or is editing stays, as do prices, places and what is on sale.
 */
export async function renewPresets(store: Store): Promise<void> {
  for (const { id } of programCatalog.allPresets) {
    try {
      while (await renew(store, id)) log().info({ preset: id }, 'preset renewed')
    } catch (error) {
      // Unreadable, or changed by somebody else at the same time: the next start tries again.
      log().warn({ error, preset: id }, 'preset not renewed')
    }
  }
}

/** Publishes the next version, if there is one. */
async function renew(store: Store, id: string): Promise<boolean> {
  const stored = await readPreset(store, id)
  const next = stored && successorOf(stored, id)
  if (!next) return false
  await changePreset(store, id, stored.revision, ({ published }) => ({
    ...presetPublished(next),
    ...announced(next),
    ...journalAdded({
      actor: ACTOR,
      act: 'preset-published',
      subject: `presets/${id}`,
      before: published ? toStored(published) : null,
      after: toStored(next),
    }),
  }))
  return true
}

/** The version after the published one, if that is just as the program published it, and nobody has a draft. */
function successorOf({ published, draft }: StoredPreset, id: string): Preset | undefined {
  if (!published || draft) return undefined
  const versions = [...earlierPresets, ...programCatalog.allPresets].filter((each) => each.id === id)
  const versionOf = (version: number) => versions.find((each) => each.version === version)
  const own = versionOf(published.version)
  if (!own || !isPublishedAs(contentOf(own), published)) return undefined
  const next = versionOf(published.version + 1)
  return next && { ...next, price: published.price, active: published.active }
}
