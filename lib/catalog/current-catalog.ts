import 'server-only'
import { createHash } from 'node:crypto'
import { currentAnswer } from '@/lib/core/current-answer'
import { shared } from '@/lib/core/shared'
import { createCatalog, type Catalog } from './create-catalog'
import { programCatalog } from './program-catalog'
import { publishedRatings, type PresetRating, type RatingCounts } from './rating-counts'
import type { Preset } from './schema'

/** What is published at one moment, and a key that tells it from what was published before or will be. */
interface Published {
  key: string
  catalog: Catalog
  ratings: ReadonlyMap<string, PresetRating>
}

const ofProgram = published(programCatalog, new Map())

/** server/published-pages.mjs, which is no part of the build, finds what it keeps by the key of an answer. */
const state = shared('catalog', () => ({
  current: ofProgram,
  pins: new WeakMap<object, Published>(),
  programKey: ofProgram.key,
  keyOfAnswer: () => publishedNow().key,
}))

/**
 * The catalogue as it is published. An answer that has begun keeps to the one that it has begun with, so that nothing it says
 * is half old. Until the store has answered, it is the program's.
 */
export function currentCatalog(): Catalog {
  return publishedNow().catalog
}

/** How the buyers of a preset have rated it, as it is published; undefined for too few of them. */
export function currentRating(presetId: string): PresetRating | undefined {
  return publishedNow().ratings.get(presetId)
}

/** The catalogue as it is published at this moment, whatever an answer has begun with. */
export function newestCatalog(): Catalog {
  return state.current.catalog
}

/** Called by whoever listens to the store, and by nobody else. */
export function setCurrentCatalog(presets: readonly Preset[]): void {
  const catalog = createCatalog(Object.fromEntries(presets.map((preset) => [preset.id, preset])))
  publish(published(catalog, state.current.ratings))
}

/** The same for what buyers have rated. */
export function setCurrentRatings(counts: RatingCounts): void {
  publish(published(state.current.catalog, publishedRatings(counts)))
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

function published(catalog: Catalog, ratings: Published['ratings']): Published {
  const content = JSON.stringify([catalog.allPresets, ...ratings])
  return { key: createHash('sha256').update(content).digest('hex'), catalog, ratings }
}
