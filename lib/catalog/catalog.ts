import 'server-only'
import { currentCatalog, currentRating } from './current-catalog'
import type { PresetRating } from './rating-counts'
import type { Preset } from './schema'

/** Presets on sale, in list order. */
export function presets(): readonly Preset[] {
  return currentCatalog().presets
}

/** Every preset ever published, on sale or not. */
export function allPresets(): readonly Preset[] {
  return currentCatalog().allPresets
}

/** Games of the presets on sale, each once, in alphabetical order. */
export function games(): readonly string[] {
  return currentCatalog().games
}

/** A published preset by id, on sale or not. */
export function findPreset(id: string): Preset | undefined {
  return currentCatalog().findPreset(id)
}

/** A preset's rating; undefined if there are too few for stars. */
export function ratingOf(id: string): PresetRating | undefined {
  return currentRating(id)
}
