import 'server-only'
import { log } from '@/lib/core/log'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'
import type { Preset } from './schema'
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

/** A version of a preset as it was published; null if there is none. */
export async function getPresetVersion(store: Store, id: string, version: number): Promise<Preset | null> {
  const value = await store.get(`presetVersions/${id}/${version}`)
  return value === null ? null : presetVersionSchema.parse(value)
}

/** What publishes a preset, as a version that stays. */
export function presetPublished(preset: Preset, place: { position: number; revision: number }): Changes {
  const stored = toStored(preset)
  return {
    [`presets/${preset.id}`]: { ...place, published: stored },
    [`presetVersions/${preset.id}/${preset.version}`]: stored,
  }
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
