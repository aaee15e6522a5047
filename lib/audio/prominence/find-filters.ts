import type { GainFilter } from '../filter'
import { onGrid } from '../fit/on-grid'
import { seededRandom, type Random } from '../scenes/noise'
import { ascended, moved } from './ascend'
import { judgeOf, type Judge } from './judge'
import type { Material } from './scene-material'

/** The same for every search, so that it always finds the same. */
const SEED = 301
/** Short ascents that each begin elsewhere, and the steps of one; then those of the best, and those on the catalogue's grid. */
const STARTS = 8
const STEPS = { first: 120, last: 400, onGrid: 8000 } as const
/** So many of the first go on. */
const BEST = 3
/** By which a step widens after a success and narrows after a failure: about one in five succeeds. */
const WIDER = 1.5
const NARROWER = WIDER ** -0.25
const WIDTH = { first: 1, least: 0.02 } as const

/** Narrower than what programs accept: narrow peaks fit one sound instead of its kind, and ±9 dB leave room for the strong preset. */
const RANGE = { fc: [40, 14_000], gain: [-9, 9], peakQ: [0.5, 2.5], shelfQ: [0.5, 0.8] } as const

interface Judged {
  filters: readonly GainFilter[]
  score: number
}

/**
 * At most `most` filters with which all kinds of sound stand out, within what a curve of the catalogue may be. Deterministic; takes
 * some seconds. By gradient ascent from several starts, and at the end on the catalogue's grid by an evolution strategy with one parent
 * and the rule of one fifth (Rechenberg 1973).
 */
export function findFilters(materials: readonly Material[], most: number): readonly GainFilter[] {
  return bestFilters(judgeOf(materials), most)
}

/** The same by any judge. @param effort by how many times more is tried, for a test of what the usual misses */
export function bestFilters(judge: Judge, most: number, effort = 1): readonly GainFilter[] {
  const random = seededRandom(SEED)
  const judged = (filters: readonly GainFilter[]): Judged => ({ filters, score: judge(filters) })
  const ascend = (start: readonly GainFilter[], steps: number) =>
    judged(ascended(start, judge, within, steps * effort))
  const found = Array.from({ length: STARTS * effort }, () => ascend(startOf(most, random), STEPS.first))
  const [best = judged(startOf(most, random))] = found
    .sort(byScore)
    .slice(0, BEST)
    .map(({ filters }) => ascend(filters, STEPS.last))
    .sort(byScore)
  const { filters } = climbed(
    { start: best.filters.map(rounded), shape: rounded, steps: STEPS.onGrid * effort },
    judge,
    random,
  )
  return withoutIdle(filters, judge)
}

function byScore(one: Judged, other: Judged): number {
  return other.score - one.score
}

/** A low shelf, peaks and a high shelf side by side, each a little anywhere. */
function startOf(most: number, random: Random): GainFilter[] {
  const [low, high] = RANGE.fc
  return Array.from({ length: most }, (_, index) => ({
    type: index === 0 ? 'LSC' : index === most - 1 ? 'HSC' : 'PK',
    fc: low * (high / low) ** ((index + random()) / most),
    gain: 0,
    q: 0.7,
  }))
}

interface Climb {
  start: readonly GainFilter[]
  /** What a moved filter is turned into. */
  shape: (filter: GainFilter) => GainFilter
  steps: number
}

/** Moves one filter at a time and keeps what is better. */
function climbed({ start, shape, steps }: Climb, judge: Judge, random: Random): Judged {
  let best: Judged = { filters: start, score: judge(start) }
  let width: number = WIDTH.first
  for (let step = 0; step < steps; step += 1) {
    const index = Math.floor(random() * start.length)
    const filters = best.filters.map((filter, at) =>
      at === index ? shape(nudged(filter, width, random)) : filter,
    )
    const score = judge(filters)
    const isBetter = score > best.score
    if (isBetter) best = { filters, score }
    width = clamped(width * (isBetter ? WIDER : NARROWER), [WIDTH.least, WIDTH.first])
  }
  return best
}

function nudged(filter: GainFilter, width: number, random: Random): GainFilter {
  const [fc, gain, q] = [bell(random), bell(random), bell(random)]
  return within(moved(filter, { fc: width * fc, gain: width * gain, q: width * q }))
}

function within({ type, fc, gain, q }: GainFilter): GainFilter {
  return {
    type,
    fc: clamped(fc, RANGE.fc),
    gain: clamped(gain, RANGE.gain),
    q: clamped(q, type === 'PK' ? RANGE.peakQ : RANGE.shelfQ),
  }
}

/** About normal: a variance of 1. */
function bell(random: Random): number {
  return 2 * (random() + random() + random() - 1.5)
}

function clamped(value: number, [min, max]: readonly [number, number]): number {
  return Math.min(max, Math.max(min, value))
}

function rounded(filter: GainFilter): GainFilter {
  const { fc, q } = onGrid(filter)
  return { type: filter.type, fc, gain: Math.round(filter.gain * 10) / 10 + 0, q }
}

/** dB that a filter must bring to stay. */
const WORTH = 0.05

/** Leaves out filters that bring next to nothing, one after the other. */
function withoutIdle(filters: readonly GainFilter[], judge: Judge): readonly GainFilter[] {
  const score = judge(filters)
  const shorter = filters
    .map((_, index) => filters.toSpliced(index, 1))
    .map((rest) => ({ rest, score: judge(rest) }))
    .reduce((one, other) => (other.score > one.score ? other : one))
  return filters.length > 1 && shorter.score > score - WORTH ? withoutIdle(shorter.rest, judge) : filters
}
