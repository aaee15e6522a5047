import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/core/log'
import { bundleSchema, type Bundle } from '../bundles/schema'
import { ratingCountSchema, type RatingCounts } from '../rating-counts'
import { presetSchema, type Preset } from '../schema'

const PRESETS = 'catalog.json'
const RATINGS = 'ratings.json'
const BUNDLES = 'bundles.json'
const presetsSchema = z.array(presetSchema)
const bundlesSchema = z.array(bundleSchema)
const ratingsSchema = z.record(z.string(), ratingCountSchema)

/** This machine's copy of the published presets; null if missing or damaged. */
export function publishedBefore(folder: string): Preset[] | null {
  return keptIn(folder, PRESETS, presetsSchema)
}

/** This machine's copy of the published ratings; null if missing or damaged. */
export function ratedBefore(folder: string): RatingCounts | null {
  return keptIn(folder, RATINGS, ratingsSchema)
}

/** This machine's copy of the bundles; null if missing or damaged. */
export function bundlesBefore(folder: string): Bundle[] | null {
  return keptIn(folder, BUNDLES, bundlesSchema)
}

/** Saves the bundles for a start without the store. */
export function keepBundles(folder: string, bundles: readonly Bundle[]): void {
  keepIn(folder, BUNDLES, bundles)
}

/** Saves the published presets for a start without the store. Failure is not fatal. */
export function keepPublished(folder: string, presets: readonly Preset[]): void {
  keepIn(folder, PRESETS, presets)
}

/** Saves the published ratings for a start without the store. */
export function keepRated(folder: string, counts: RatingCounts): void {
  keepIn(folder, RATINGS, counts)
}

function keptIn<Value>(folder: string, file: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  } catch {
    return null
  }
}

function keepIn(folder: string, file: string, value: unknown): void {
  const path = join(folder, file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(value), { mode: 0o600 })
    renameSync(unfinished, path)
  } catch (error) {
    log().warn({ error, file }, 'what is published was not kept on this machine')
  }
}
