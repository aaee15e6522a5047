import { AUDIBLE, type Filter } from '../filter'
import type { Goal } from './goal'
import { filterAt, placeOf, withinLimits } from './place'

/** A stretch of the error on one side of zero, by the indices of its frequencies, both included. */
interface Stretch {
  from: number
  to: number
  /** Where it is largest. */
  top: number
  /** dB there */
  gain: number
  /** dB times points */
  area: number
}

/** dB; what is further below at an end is tried as a high or low pass, too. */
const STEEP = -6
const PEAKS = 3

/**
 * Filters that may take away most of an error, in dB at the goal's frequencies: peaks on the stretches with the largest areas,
 * and at both ends shelves, and where the curve falls away a high or low pass.
 */
export function candidatesFor(error: Float64Array, { frequencies }: Goal): Filter[] {
  const stretches = stretchesOf(error)
  const hertz = (index: number) => frequencies[index] ?? AUDIBLE.min
  const largest = stretches.toSorted((one, other) => other.area - one.area).slice(0, PEAKS)
  const peaks = largest.map((stretch): Filter => {
    const octaves = Math.log2(hertz(halfWay(error, stretch, 1)) / hertz(halfWay(error, stretch, -1)))
    const q = Math.SQRT1_2 / Math.sinh((Math.LN2 / 2) * Math.max(octaves, 0.1)) / Math.SQRT2
    return { type: 'PK', fc: hertz(stretch.top), gain: stretch.gain, q }
  })
  const [low, high] = [stretches[0], stretches.at(-1)]
  const ends = [
    ...(low ? endsOf('LSC', 'HP', hertz(low.to), error[0] ?? 0) : []),
    ...(high ? endsOf('HSC', 'LP', hertz(high.from), error.at(-1) ?? 0) : []),
  ]
  return [...peaks, ...ends].map((filter) => filterAt(filter.type, withinLimits(placeOf(filter))))
}

function endsOf(shelf: 'LSC' | 'HSC', pass: 'HP' | 'LP', fc: number, gain: number): Filter[] {
  const shelves: Filter[] = [{ type: shelf, fc, gain, q: 0.7 }]
  return gain < STEEP ? [...shelves, { type: pass, fc, q: 0.7 }] : shelves
}

function stretchesOf(error: Float64Array): Stretch[] {
  const stretches: Stretch[] = []
  error.forEach((gain, index) => {
    const last = stretches.at(-1)
    if (!last || last.gain > 0 !== gain > 0) {
      stretches.push({ from: index, to: index, top: index, gain, area: Math.abs(gain) })
      return
    }
    last.to = index
    last.area += Math.abs(gain)
    if (Math.abs(gain) > Math.abs(last.gain)) [last.top, last.gain] = [index, gain]
  })
  return stretches
}

/** The point on one side of a stretch's top where half of it is left. */
function halfWay(error: Float64Array, { top, gain }: Stretch, direction: 1 | -1): number {
  let index = top
  while ((error[index + direction] ?? 0) / gain > 0.5) index += direction
  return index
}
