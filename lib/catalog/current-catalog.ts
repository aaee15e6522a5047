import 'server-only'
import { createHash } from 'node:crypto'
import { currentAnswer } from '@/lib/core/current-answer'
import { shared } from '@/lib/core/shared'
import { createCatalog, type Catalog } from './create-catalog'
import { programCatalog } from './program-catalog'
import { publishedRatings, type PresetRating, type RatingCounts } from './rating-counts'
import type { Preset } from './schema'

/** The catalogue published at one moment, with a key that distinguishes it from all others. */
interface Published {
  key: string
  catalog: Catalog
  ratings: ReadonlyMap<string, PresetRating>
  /** The version of the headsets, which pages name; '' for the program's own. */
  headsets: string
}

const ofProgram = published(programCatalog, new Map())

/** server/published-pages.mjs, which is not part of the build, looks up its copies by a response's key. */
const state = shared('catalog', () => ({
  current: ofProgram,
  pins: new WeakMap<object, Published>(),
  programKey: ofProgram.key,
  keyOfAnswer: () => publishedNow().key,
}))

/**
 * The published catalogue. A response keeps the one it began with, so that it is consistent. Until the store has
 * answered, it is the built-in one.
 */
export function currentCatalog(): Catalog {
  return publishedNow().catalog
}

/** A preset's published rating; undefined if there are too few. */
export function currentRating(presetId: string): PresetRating | undefined {
  return publishedNow().ratings.get(presetId)
}

/** The catalogue published right now, regardless of the current response. */
export function newestCatalog(): Catalog {
  return state.current.catalog
}

/** Only for the subscriber to the store. */
export function setCurrentCatalog(presets: readonly Preset[]): void {
  const catalog = createCatalog(Object.fromEntries(presets.map((preset) => [preset.id, preset])))
  publish(published(catalog, state.current.ratings, state.current.headsets))
}

/** Sets the published rating counts; only for the subscriber to the store. */
export function setCurrentRatings(counts: RatingCounts): void {
  publish(published(state.current.catalog, publishedRatings(counts), state.current.headsets))
}

/** Lets pages be made anew for other headsets; only for the subscriber to the store. */
export function setCurrentHeadsets(version: string): void {
  publish(published(state.current.catalog, state.current.ratings, version))
}

function publish(next: Published): void {
  if (next.key !== state.current.key) state.current = next
}

function publishedNow(): Published {
  const answer = currentAnswer()
  if (!answer) return state.current
  const pinned = state.pins.get(answer) ?? state.current
  state.pins.set(answer, pinned)
  return pinned
}

function published(catalog: Catalog, ratings: Published['ratings'], headsets = ''): Published {
  const content = JSON.stringify([catalog.allPresets, ...ratings]) + headsets
  return { key: createHash('sha256').update(content).digest('hex'), catalog, ratings, headsets }
}
