import { z } from 'zod'
import { copyIn, keepCopy } from '@/lib/core/kept-copy'
import { bundleSchema, type Bundle } from '../bundles/schema'
import { ratingCountSchema, type RatingCounts } from '../rating-counts'
import { presetSchema, type Preset } from '../schema'

const PRESETS = 'catalog.json'
const RATINGS = 'ratings.json'
const BUNDLES = 'bundles.json'
const presetsSchema = z.array(presetSchema)
const bundlesSchema = z.array(bundleSchema)
const ratingsSchema = z.record(z.string(), ratingCountSchema)

/** This machine's copies; null if missing or damaged. */
export function publishedBefore(folder: string): Preset[] | null {
  return copyIn(folder, PRESETS, presetsSchema)
}

export function ratedBefore(folder: string): RatingCounts | null {
  return copyIn(folder, RATINGS, ratingsSchema)
}

export function bundlesBefore(folder: string): Bundle[] | null {
  return copyIn(folder, BUNDLES, bundlesSchema)
}

export function keepBundles(folder: string, bundles: readonly Bundle[]): void {
  keepCopy(folder, BUNDLES, bundles)
}

export function keepPublished(folder: string, presets: readonly Preset[]): void {
  keepCopy(folder, PRESETS, presets)
}

export function keepRated(folder: string, counts: RatingCounts): void {
  keepCopy(folder, RATINGS, counts)
}
