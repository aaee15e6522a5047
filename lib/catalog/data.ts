import 'server-only'
import { log } from '@/lib/core/log'
import type { MarkedChanges } from '@/lib/store/optimistic-update'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'
import type { Draft, Preset } from './schema'
import { presetVersionSchema, storedPresetSchema, toStored, type StoredPreset } from './stored-preset'

/** Presets by id, with the ids of those that cannot be read. */
export interface StoredCatalog {
  presets: Map<string, StoredPreset>
  broken: string[]
}

/** Calls the listener with all presets now and after every change of them. */
export function subscribeToPresets(store: Store, listener: (presets: StoredCatalog) => void): Unsubscribe {
  return store.subscribe('presets', (value) => listener(parsePresets(value)))
}

export async function getPresets(store: Store): Promise<StoredCatalog> {
  return parsePresets(await store.get('presets'))
}

export async function getPreset(store: Store, id: string): Promise<StoredPreset | null> {
  const value = await store.get(`presets/${id}`)
  return value === null ? null : storedPresetSchema.parse(value)
}

/** The newest version of a preset that was ever published; null if there is none. */
export async function getNewestVersion(store: Store, id: string): Promise<Preset | null> {
  const versions = Object.values(Object((await store.get(`presetVersions/${id}`)) ?? {}))
  const presets = versions.map((version) => presetVersionSchema.parse(version))
  return presets.sort((one, other) => other.version - one.version)[0] ?? null
}

/** What publishes a preset, as a version that stays. */
export function presetPublished(preset: Preset): Changes {
  const stored = toStored(preset)
  return {
    [`presets/${preset.id}/published`]: stored,
    [`presets/${preset.id}/draft`]: null,
    [`presetVersions/${preset.id}/${preset.version}`]: stored,
  }
}

/** What makes a preset what is being worked on. */
export function draftSaved(id: string, draft: Draft | null): Changes {
  return { [`presets/${id}/draft`]: draft && toStored(draft) }
}

/** What is asked for a published preset, in cents, and whether it can be bought. */
export function saleSet(id: string, { price, active }: Pick<Preset, 'price' | 'active'>): Changes {
  return { [`presets/${id}/published/price`]: price, [`presets/${id}/published/active`]: active }
}

/** Puts presets at places in the lists. */
export function placed(positions: Record<string, number>): Changes {
  const entries = Object.entries(positions)
  return Object.fromEntries(entries.map(([id, position]) => [`presets/${id}/position`, position]))
}

/** Writes the places of presets; of two who do so at once, the later one's hold. */
export function savePlaces(store: Store, changes: Changes): Promise<void> {
  return store.update(changes)
}

/** Counts that a preset was written. */
export const revised = (id: string, revision: number): Changes => ({ [`presets/${id}/revision`]: revision })

/** A change of a preset that was at this revision; its next one comes of it. */
export function presetChanged(id: string, revision: number, changes: Changes): MarkedChanges {
  return { mark: `preset_${id}_${revision}`, changes: { ...changes, ...revised(id, revision + 1) } }
}

function parsePresets(value: Json | null): StoredCatalog {
  const presets = new Map<string, StoredPreset>()
  const broken: string[] = []
  for (const [id, entry] of Object.entries(Object(value))) {
    const parsed = storedPresetSchema.safeParse(entry)
    if (parsed.success) presets.set(id, parsed.data)
    else broken.push(id)
  }
  if (broken.length > 0) log().error({ broken }, 'presets that cannot be read')
  return { presets, broken }
}
