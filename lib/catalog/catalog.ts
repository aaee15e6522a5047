import type { OfferedBundle } from './bundles/offered-bundles'
import { currentBundles, currentCatalog, currentRanges, currentRating } from './current-catalog'
import type { GivenRanges } from './gift-figures'
import { presetPath, slugIn } from './preset-path'
import type { PresetRating } from './rating-counts'
import type { Preset } from './schema'

/** In list order. */
export function presets(): readonly Preset[] {
  return currentCatalog().presets
}

/** Smaller ones first. */
export function bundles(): readonly OfferedBundle[] {
  return currentBundles()
}

/** Every preset ever published, on sale or not. */
export function allPresets(): readonly Preset[] {
  return currentCatalog().allPresets
}

/** Alphabetical. */
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

/** A published preset by its current or a former address, on sale or not. */
export function findAddressed(slug: string): Preset | undefined {
  return currentCatalog().findAddressed(slug)
}

/** By kind of sound, where enough buyers measured it. */
export function givenRangesOf(preset: Pick<Preset, 'id' | 'version'>): GivenRanges {
  return currentRanges(preset)
}

const ADDRESS = /^\/presets\/([^/]+)(\/kurve\.png|\/bild\.jpg)?$/

/** Those are neither rendered nor cached: anyone can make them up. @param path as sent by the visitor's browser */
export function namesNoPreset(path: string): boolean {
  const slug = ADDRESS.exec(path)?.[1]
  return slug !== undefined && findAddressed(slug)?.active !== true
}

/** Null for any other path. */
export function presentAddress(path: string): `/presets/${string}` | null {
  const [, slug, file = ''] = ADDRESS.exec(path) ?? []
  const preset = slug === undefined ? undefined : findAddressed(slug)
  if (!preset?.active || slugIn(preset) === slug) return null
  return `${presetPath(preset)}${file}`
}
