import { AUDIBLE, type Filter } from './filter'
import { responseOf, type Response } from './response'
import { logarithmicGrid } from './frequency-scale'

/** A point of a response: Hz and dB. */
export interface CurvePoint {
  frequency: number
  gain: number
}

/** About 100 points per octave: a peak of the highest Q allowed (10) still covers 14 of them. */
const GRID = logarithmicGrid(1024)
/** Narrows the interval between two grid points to a millionth of itself. */
const GOLDEN_STEPS = 30
const MAXIMA = 12
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * The highest point of the summed response between 20 Hz and 20 kHz, found numerically. It is not simply the
 * gain of the largest band, because neighbouring bands add up.
 */
export function highestPoint(filters: readonly Filter[]): CurvePoint {
  return maximum(responseOf(filters))
}

/** The lowest point of the summed response between 20 Hz and 20 kHz. */
export function lowestPoint(filters: readonly Filter[]): CurvePoint {
  const response = responseOf(filters)
  const { frequency, gain } = maximum((at) => -response(at))
  return { frequency, gain: -gain }
}

/**
 * Refines the grid's highest local maxima, since its largest value need not be the overall maximum. More maxima
 * than a preset may have bands are rounding noise on a flat stretch.
 */
function maximum(response: Response): CurvePoint {
  const gains = GRID.map(response)
  const at = (index: number) => gains[index] ?? -Infinity
  return GRID.map((_, index) => index)
    .filter((index) => at(index) > at(index - 1) && at(index) >= at(index + 1))
    .sort((one, other) => at(other) - at(one))
    .slice(0, MAXIMA)
    .map((index) => refine(response, GRID[index - 1] ?? AUDIBLE.min, GRID[index + 1] ?? AUDIBLE.max))
    .reduce((best, peak) => (peak.gain > best.gain ? peak : best))
}

/** Golden-section search; the ends count too, for a maximum that lies on the edge of the range. */
function refine(response: Response, from: number, to: number): CurvePoint {
  let [low, high] = [from, to]
  for (let step = 0; step < GOLDEN_STEPS; step += 1) {
    const inner = GOLDEN * (high - low)
    if (response(high - inner) < response(low + inner)) low = high - inner
    else high = low + inner
  }
  const points = [from, (low + high) / 2, to].map((frequency) => ({ frequency, gain: response(frequency) }))
  return points.reduce((best, point) => (point.gain > best.gain ? point : best))
}
