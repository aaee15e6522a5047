import { AUDIBLE, hasGain, type Filter } from '../filter'
import type { Goal } from './goal'

/** A stretch of the error on one side of zero. */
interface Stretch {
  /** The index of the frequency where it is largest. */
  top: number
  /** dB there */
  gain: number
  /** dB times points */
  area: number
}

/** dB; a curve further below this at an end is also tried with a high or low pass. */
const STEEP = -6
const PEAKS = 3
/** Octaves; a single point has no width. */
const NARROWEST = 0.1

/**
 * Filters likely to remove most of an error, in dB at the goal's frequencies: peaks on the stretches with the
 * largest areas, shelves at both ends, and a high or low pass where the curve falls off, if the goal has passes.
 */
export function candidatesFor(error: Float64Array, { frequencies, hasPasses }: Goal): Filter[] {
  const hertz = (index: number) => frequencies[index] ?? AUDIBLE.min
  const largest = stretchesOf(error).toSorted((one, other) => other.area - one.area)
  const peaks = largest.slice(0, PEAKS).map(({ top, gain }): Filter => {
    const octaves = Math.log2(hertz(halfWay(error, top, 1)) / hertz(halfWay(error, top, -1)))
    const q = 1 / (2 * Math.sinh((Math.LN2 / 2) * Math.max(octaves, NARROWEST)))
    return { type: 'PK', fc: hertz(top), gain, q }
  })
  const last = error.length - 1
  const ends = [
    ...endsOf('LSC', 'HP', hertz(halfWay(error, 0, 1)), error[0] ?? 0),
    ...endsOf('HSC', 'LP', hertz(halfWay(error, last, -1)), error[last] ?? 0),
  ]
  return [...peaks, ...(hasPasses ? ends : ends.filter(hasGain))]
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
      stretches.push({ top: index, gain, area: Math.abs(gain) })
      return
    }
    last.area += Math.abs(gain)
    if (Math.abs(gain) > Math.abs(last.gain)) [last.top, last.gain] = [index, gain]
  })
  return stretches
}

/** The last index on one side of a place where more than half of the error remains. */
function halfWay(error: Float64Array, place: number, direction: 1 | -1): number {
  const half = (error[place] ?? 0) / 2
  let index = place
  while ((error[index + direction] ?? 0) / half > 1) index += direction
  return index
}
