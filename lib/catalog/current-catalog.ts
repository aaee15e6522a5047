import { createHash } from 'node:crypto'
import { now } from '@/lib/core/clock'
import { currentAnswer } from '@/lib/core/current-answer'
import { shared } from '@/lib/core/shared'
import { offeredBundles, type OfferedBundle } from './bundles/offered-bundles'
import { programBundles } from './bundles/program-bundles'
import type { Bundle } from './bundles/schema'
import { createCatalog, type Catalog } from './create-catalog'
import { pricedCatalog } from './pricing/priced-catalog'
import { programCatalog } from './program-catalog'
import { publishedRanges, rangesKey, type AllGiftFigures, type GivenRanges } from './gift-figures'
import { publishedRatings, type PresetRating, type RatingCounts } from './rating-counts'
import type { Preset } from './schema'

interface Parts {
  /** As published, at regular prices. */
  base: Catalog
  ratings: ReadonlyMap<string, PresetRating>
  given: ReadonlyMap<string, GivenRanges>
  /** All bundles, on sale or not. */
  bundles: readonly Bundle[]
  isMoneyBackPromised: boolean
  /** The version of the headsets, which pages name; '' for the program's own. */
  headsets: string
  /** Versions of the owner's settings that pages contain, by kind; '' for those that the build used. */
  setup: Readonly<Partial<Record<SetupKind, string>>>
}

export type SetupKind = 'owner' | 'opening' | 'variables'

/** The catalogue published at one moment, with a key that distinguishes it from all others. */
interface Published extends Parts {
  key: string
  /** At the prices of the moment when it was put together. */
  catalog: Catalog
  /** Next begin or end of a sale price, in ms. */
  until: number
  offered: readonly OfferedBundle[]
}

const ofProgram = published({
  base: programCatalog,
  ratings: new Map(),
  given: new Map(),
  bundles: programBundles,
  isMoneyBackPromised: false,
  headsets: '',
  setup: {},
})

/** server/published-pages.mjs, which is not part of the build, looks up its copies by a response's key. */
const state = shared('catalog', () => ({
  current: ofProgram,
  pins: new WeakMap<object, Published>(),
  programKey: ofProgram.key,
  keyOfAnswer: () => publishedNow().key,
}))

/** A response keeps the one it began with, for consistency. Until the store has answered, it is the built-in one. */
export function currentCatalog(): Catalog {
  return publishedNow().catalog
}

export function currentRating(presetId: string): PresetRating | undefined {
  return publishedNow().ratings.get(presetId)
}

/** As buyers measured it in their game, with the filters of this version. */
export function currentRanges(preset: Pick<Preset, 'id' | 'version'>): GivenRanges {
  return publishedNow().given.get(rangesKey(preset)) ?? {}
}

/** The bundles on sale, smaller ones first. */
export function currentBundles(): readonly OfferedBundle[] {
  return publishedNow().offered
}

export function isMoneyBackPromised(): boolean {
  return publishedNow().isMoneyBackPromised
}

/** The catalogue published right now, at regular prices, regardless of the current response. */
export function newestCatalog(): Catalog {
  return state.current.base
}

/** These setters are only for the subscribers to store and settings. */
export function setCurrentCatalog(presets: readonly Preset[]): void {
  publish({ base: createCatalog(Object.fromEntries(presets.map((preset) => [preset.id, preset]))) })
}

export function setCurrentRatings(counts: RatingCounts): void {
  publish({ ratings: publishedRatings(counts) })
}

export function setCurrentGiftFigures(figures: AllGiftFigures): void {
  publish({ given: publishedRanges(figures) })
}

export function setCurrentHeadsets(headsets: string): void {
  publish({ headsets })
}

export function setCurrentSetup(kind: SetupKind, version: string): void {
  publish({ setup: { ...state.current.setup, [kind]: version } })
}

export function setCurrentBundles(bundles: readonly Bundle[]): void {
  publish({ bundles })
}

export function setMoneyBackPromised(isMoneyBackPromised: boolean): void {
  publish({ isMoneyBackPromised })
}

/** Pages are rendered again only for a visible change; a new regular price, say, shows only after the sale. */
function publish(changed: Partial<Parts>): void {
  const { current } = state
  const next = published({ ...current, ...changed })
  const { catalog, offered } = next.key === current.key ? current : next
  state.current = { ...next, catalog, offered }
}

function publishedNow(): Published {
  // A sale price begins and ends by the clock, in every process.
  if (now() >= state.current.until) publish({})
  const answer = currentAnswer()
  if (!answer) return state.current
  const pinned = state.pins.get(answer) ?? state.current
  state.pins.set(answer, pinned)
  return pinned
}

function published(parts: Parts): Published {
  const { base, ratings, given, bundles, isMoneyBackPromised, headsets, setup } = parts
  const { catalog, until } = pricedCatalog(base, now())
  const offered = offeredBundles(bundles, catalog.presets)
  const sold = offered.map(({ id, name, tagline, presetIds, price }) => [id, name, tagline, presetIds, price])
  const set = Object.entries(setup).filter(([, version]) => version !== '')
  const content = JSON.stringify([
    ...[catalog.allPresets, ...ratings, sold, isMoneyBackPromised, headsets],
    ...[...set.sort(), ...given],
  ])
  const key = createHash('sha256').update(content).digest('hex')
  return { ...parts, key, catalog, until, offered }
}
