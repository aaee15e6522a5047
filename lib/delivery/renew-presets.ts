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

/** The outcome for a preset with a newer version in the program. */
export interface Renewal {
  name: string
  outcome: 'renewed' | 'not_renewed' | 'not_readable'
  /** The version that is published now; undefined for an unreadable preset. */
  version: number | undefined
}

/**
 * Publishes the program's newer versions of its presets in a shop that was filled by an older program, and tells
 * their buyers. What the owner has edited or is editing stays, as do prices, places and what is on sale.
 * @returns the presets of which the program has a newer version
 */
export async function renewPresets(store: Store, actor: string): Promise<Renewal[]> {
  const renewals: Renewal[] = []
  for (const { id, name } of programCatalog.allPresets) {
    try {
      const before = await readPreset(store, id)
      while (await renew(store, id, actor)) log().info({ preset: id }, 'preset renewed')
      const version = (await readPreset(store, id))?.published?.version
      if (version !== before?.published?.version) renewals.push({ name, outcome: 'renewed', version })
      else if (before && isBehind(before, id)) renewals.push({ name, outcome: 'not_renewed', version })
    } catch (error) {
      log().warn({ error, preset: id }, 'preset not renewed')
      renewals.push({ name, outcome: 'not_readable', version: undefined })
    }
  }
  return renewals
}

/** Publishes the next version, if there is one. */
async function renew(store: Store, id: string, actor: string): Promise<boolean> {
  const stored = await readPreset(store, id)
  const next = stored && successorOf(stored, id)
  if (!next) return false
  await changePreset(store, id, stored.revision, ({ published }) => ({
    ...presetPublished(next),
    ...announced(next),
    ...journalAdded({
      actor,
      act: 'preset-published',
      subject: `presets/${id}`,
      before: published ? toStored(published) : null,
      after: toStored(next),
    }),
  }))
  return true
}

/** The version after the published one, if that is just as the program published it, and nobody has or plans another. */
function successorOf({ published, draft, planned }: StoredPreset, id: string): Preset | undefined {
  if (!published || draft || planned) return undefined
  const own = versionOf(id, published.version)
  if (!own || !isPublishedAs(contentOf(own), published)) return undefined
  const next = versionOf(id, published.version + 1)
  return next && { ...next, price: published.price, active: published.active }
}

/** Whether the published content is not today's of the program. */
function isBehind({ published }: StoredPreset, id: string): boolean {
  const newest = programCatalog.findPreset(id)
  return published !== undefined && newest !== undefined && !isPublishedAs(contentOf(newest), published)
}

function versionOf(id: string, version: number): Preset | undefined {
  const versions = [...earlierPresets, ...programCatalog.allPresets]
  return versions.find((each) => each.id === id && each.version === version)
}
