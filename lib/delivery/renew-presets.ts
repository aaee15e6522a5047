import { presetPublished } from '@/lib/catalog/data'
import { changePreset } from '@/lib/catalog/editing/change-preset'
import { contentOf, isPublishedAs } from '@/lib/catalog/editing/draft-of'
import { programVersions } from '@/lib/catalog/program-catalog'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import type { Preset } from '@/lib/catalog/schema'
import { toStored, type StoredPreset } from '@/lib/catalog/stored-preset'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { giftFiguresDue } from '@/lib/orders/preset-gift-data'
import { announced } from './data'

export interface Renewal {
  name: string
  outcome: 'renewed' | 'not_renewed' | 'not_readable'
  /** Published now; undefined for an unreadable preset. */
  version: number | undefined
}

/**
 * Presets that the owner has edited or is editing stay, as do prices, positions and what is on sale.
 * @param versions all included in the program; tests have others @returns presets with a newer version
 */
export async function renewPresets(
  store: Store,
  actor: string,
  versions = programVersions,
): Promise<Renewal[]> {
  const renewals: Renewal[] = []
  for (const newest of renewedIn(versions)) {
    const { id, name } = newest
    try {
      const before = await readPreset(store, id)
      while (await renew(store, id, versions, actor)) log().info({ preset: id }, 'preset renewed')
      const version = (await readPreset(store, id))?.published?.version
      if (version !== before?.published?.version) renewals.push({ name, outcome: 'renewed', version })
      else if (before && isBehind(before, newest)) renewals.push({ name, outcome: 'not_renewed', version })
    } catch (error) {
      log().warn({ error, preset: id }, 'preset not renewed')
      renewals.push({ name, outcome: 'not_readable', version: undefined })
    }
  }
  return renewals
}

function renewedIn(versions: readonly Preset[]): Preset[] {
  return versions.filter(
    ({ id, version }) => version > 1 && !versions.some((other) => other.id === id && other.version > version),
  )
}

async function renew(store: Store, id: string, versions: readonly Preset[], actor: string): Promise<boolean> {
  const stored = await readPreset(store, id)
  const own = versions.filter((preset) => preset.id === id)
  const next = stored && successorOf(stored, own)
  if (!next) return false
  await changePreset(store, id, stored.revision, ({ published }) => ({
    ...presetPublished(next),
    ...announced(next),
    ...giftFiguresDue(id),
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

/** Only if the published one is unchanged, without draft or planned publication. */
function successorOf(
  { published, draft, planned }: StoredPreset,
  versions: readonly Preset[],
): Preset | undefined {
  if (!published || draft || planned) return undefined
  const own = versions.find(({ version }) => version === published.version)
  if (!own || !isPublishedAs(contentOf(own), published)) return undefined
  const next = versions.find(({ version }) => version === published.version + 1)
  return next && { ...next, price: published.price, active: published.active }
}

function isBehind({ published }: StoredPreset, newest: Preset): boolean {
  return published !== undefined && !isPublishedAs(contentOf(newest), published)
}
