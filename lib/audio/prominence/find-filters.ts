import { seededRandom, type Random } from '../scenes/synthesis/noise'
import type { GainFilter } from '../filter'
import { onGrid } from '../fit/on-grid'
import type { Judge } from './judge'

const SEED = 301 // fixed, so that every search is reproducible
/** Short ascents from different starts; then steps of the best ones, and of those on the catalogue's grid. */
const STARTS = 8
const STEPS = { first: 120, last: 400, onGrid: 8000 } as const
const BEST = 3 // how many of the first ascents continue
/** Factor on a step after a success, and after a failure: about one in five succeeds. */
const WIDER = 1.5
const NARROWER = WIDER ** -0.25
const WIDTH = { first: 1, least: 0.02 } as const

/** Narrower than programs accept: narrow peaks fit one sound, not its kind; ±9 dB leave `strong` headroom. */
const RANGE = { fc: [40, 14_000], gain: [-9, 9], peakQ: [0.5, 2.5], shelfQ: [0.5, 0.8] } as const

interface Judged {
  filters: readonly GainFilter[]
  score: number
}

/** At most `most`, deterministic, some seconds. Gradient ascents from several starts, then on the catalogue's grid an
 * evolution strategy with one parent and the one-fifth rule (Rechenberg 1973).
 * @param effort factor on the number of tries, for tests of what the usual number misses */
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

export function triesOf(most: number): number {
  return (STARTS * STEPS.first + BEST * STEPS.last) * (1 + VALUES.length * most) + STEPS.onGrid
}

function byScore(one: Judged, other: Judged): number {
  return other.score - one.score
}

/** A low shelf, peaks and a high shelf side by side, each varied at random. */
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
  shape: (filter: GainFilter) => GainFilter // keeps a moved filter within its range
  steps: number
}

/** Moves one filter at a time and keeps improvements. */
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

/** Approximately normal, with variance 1. */
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

const WORTH = 0.05 // dB by which a filter must improve the result to stay

/** Leaves out filters with next to no effect, one at a time. */
function withoutIdle(filters: readonly GainFilter[], judge: Judge): readonly GainFilter[] {
  const score = judge(filters)
  const shorter = filters
    .map((_, index) => filters.toSpliced(index, 1))
    .map((rest) => ({ rest, score: judge(rest) }))
    .reduce((one, other) => (other.score > one.score ? other : one))
  return filters.length > 1 && shorter.score > score - WORTH ? withoutIdle(shorter.rest, judge) : filters
}

const UNIT = { fc: 1, gain: 3, q: 0.4 } as const // octaves, dB, logarithm of Q
/** In units: the distance for measuring a slope, and the first and the last step. */
const DELTA = 0.02
const RATE = { first: 0.25, last: 0.02 } as const
/** Decay of the running means of slopes and their squares: the usual values of Adam. */
const MEANS = { slope: 0.9, square: 0.99 } as const
const VALUES = ['fc', 'gain', 'q'] as const

/** Gradient ascent over all values, steps scaled by each value's own slopes (Adam: Kingma and Ba 2015,
 * https://arxiv.org/abs/1412.6980). Evaluates each filter three times a step.
 * @param shape keeps a filter within its range */
function ascended(
  start: readonly GainFilter[],
  judge: Judge,
  shape: (filter: GainFilter) => GainFilter,
  steps: number,
): readonly GainFilter[] {
  let filters = start
  let best = { filters, score: judge(filters) }
  const slopes = new Float64Array(3 * start.length)
  const squares = new Float64Array(3 * start.length)
  for (let step = 1; step <= steps; step += 1) {
    const before = filters
    const score = judge(before)
    if (score > best.score) best = { filters: before, score }
    const rate = RATE.first * (RATE.last / RATE.first) ** (step / steps)
    filters = before.map((filter, index) => {
      const by = VALUES.map((value, place) => {
        const tried = before.with(index, moved(filter, { [value]: DELTA }))
        const slope = (judge(tried) - score) / DELTA
        const at = 3 * index + place
        slopes[at] = MEANS.slope * (slopes[at] ?? 0) + (1 - MEANS.slope) * slope
        squares[at] = MEANS.square * (squares[at] ?? 0) + (1 - MEANS.square) * slope ** 2
        const mean = (slopes[at] ?? 0) / (1 - MEANS.slope ** step)
        const size = Math.sqrt((squares[at] ?? 0) / (1 - MEANS.square ** step))
        return size > 0 ? (rate * mean) / size : 0
      })
      const [fc = 0, gain = 0, q = 0] = by
      return shape(moved(filter, { fc, gain, q }))
    })
  }
  return best.filters
}

function moved(
  filter: GainFilter,
  { fc = 0, gain = 0, q = 0 }: { fc?: number; gain?: number; q?: number },
): GainFilter {
  return {
    type: filter.type,
    fc: filter.fc * 2 ** (UNIT.fc * fc),
    gain: filter.gain + UNIT.gain * gain,
    q: filter.q * Math.exp(UNIT.q * q),
  }
}
