import { z } from 'zod'
import { highestPoint, lowestPoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { targetFor, targets } from '@/lib/audio/scenes/targets'
import type { Preset } from './schema'

/** Fewest buyers for a published figure: fewer say more about them than about the preset. */
export const FEWEST_HEARD = 10
/** Tenths of a dB; no difference of thresholds is larger. */
export const MOST_HEARD = 600

const countSchema = z.object({
  /** Those who have bought the preset. */
  buyers: z.int().min(0).default(0),
  /** People by difference, under the keys of `heardBin`. */
  bins: z.record(z.string().regex(/^[mp]\d{1,3}$/), z.int().min(0)).default({}),
})

/**
 * How many people have measured which difference, in tenths of a dB, by the sound that was tested; stored at
 * `heardCounts/{presetId}`.
 */
export const heardCountSchema = z.partialRecord(z.enum(targets), countSchema)
export type HeardCount = z.infer<typeof heardCountSchema>

/** By preset id. */
export type HeardCounts = Readonly<Record<string, HeardCount>>

/** Results of listening tests with a preset: median and quartiles of the difference, in dB; positive in its favour. */
export interface HeardFigures {
  people: number
  buyers: number
  median: number
  /** dB: half of the 90 % interval of the median. */
  margin: number
  low: number
  high: number
}

/** The key of a difference in tenths of a dB: `p21` for 2.1 dB, `m4` for -0.4 dB. */
export function heardBin(tenths: number): string {
  return `${tenths < 0 ? 'm' : 'p'}${Math.abs(tenths)}`
}

/**
 * dB: how far a result may exceed its preset's span because of its own uncertainty. Results of real listeners are less
 * uncertain.
 */
const MOST_MARGIN = 3

/**
 * The largest difference in dB that a result may show: a preset brings no more than lies between the lowest and the highest
 * point of its curve, and a measurement is not exact.
 * @param margin dB, half the interval of the result
 */
export function mostPossible(filters: readonly Filter[], margin = MOST_MARGIN): number {
  return highestPoint(filters).gain - lowestPoint(filters).gain + Math.min(margin, MOST_MARGIN)
}

/**
 * Half of the 90 % interval of a median, in interquartile ranges over the root of the number: 1.645 · 1.253 / 1.349, as of a normal
 * distribution (McGill, Tukey & Larsen 1978, https://doi.org/10.2307/2683468).
 */
const MEDIAN_ERROR = 1.528

type Tested = Pick<Preset, 'id' | 'game' | 'filters'>

/** The published figures, by preset id, sorted by id; including unfavourable ones. */
export function publishedHeard(counts: HeardCounts, presets: readonly Tested[]): Map<string, HeardFigures> {
  const figures = presets.flatMap((preset) => {
    const count = counts[preset.id]
    const found = count && figuresOf(count, preset)
    return !found || found.buyers < FEWEST_HEARD ? [] : [[preset.id, found] as const]
  })
  return new Map(figures.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Figures from the results that belong to the currently tested sound and are possible. */
function figuresOf(counts: HeardCount, { game, filters }: Tested): HeardFigures {
  const { buyers = 0, bins = {} } = counts[targetFor(game)] ?? {}
  const most = 10 * mostPossible(filters)
  const sorted = Object.entries(bins)
    .map(([bin, people]) => ({ tenths: Number(bin.slice(1)) * (bin.startsWith('m') ? -1 : 1), people }))
    .filter(({ tenths }) => Math.abs(tenths) <= most)
    .sort((one, other) => one.tenths - other.tenths)
  const people = sorted.reduce((sum, bin) => sum + bin.people, 0)
  const at = (share: number) => quantile(sorted, share * (people - 1)) / 10
  const [low, high] = [at(0.25), at(0.75)]
  const margin = MEDIAN_ERROR * ((high - low) / Math.sqrt(people))
  return { people, buyers: Math.min(buyers, people), median: at(0.5), margin, low, high }
}

/**
 * The value at a place between two people, from 0, as a mean of both (Hyndman & Fan 1996, definition 7,
 * https://doi.org/10.2307/2684934).
 */
function quantile(sorted: readonly { tenths: number; people: number }[], place: number): number {
  const valueAt = (rank: number) => {
    let left = rank
    for (const { tenths, people } of sorted) {
      if (left < people) return tenths
      left -= people
    }
    return 0
  }
  const [below, above] = [valueAt(Math.floor(place)), valueAt(Math.ceil(place))]
  return below + (above - below) * (place - Math.floor(place))
}
