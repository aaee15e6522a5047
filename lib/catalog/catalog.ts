import 'server-only'
import { currentCatalog, currentRating } from './current-catalog'
import type { PresetRating } from './rating-counts'
import type { Preset } from './schema'

/** What can be bought, in the order of the lists. */
export function presets(): readonly Preset[] {
  return currentCatalog().presets
}

/** Every preset that was ever published, whether it can be bought or not. */
export function allPresets(): readonly Preset[] {
  return currentCatalog().allPresets
}

/** The games of the presets that can be bought, each once, in alphabetical order. */
export function games(): readonly string[] {
  return currentCatalog().games
}

/** A published preset by its id, whether it can be bought or not. */
export function findPreset(id: string): Preset | undefined {
  return currentCatalog().findPreset(id)
}

/** How its buyers have rated a preset; undefined where too few have for stars. */
export function ratingOf(id: string): PresetRating | undefined {
  return currentRating(id)
}
