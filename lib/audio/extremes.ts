import { PLAYED_RATES, type Filter } from './filter'
import { responseOf, type Response } from './response'
import { frequenciesBetween, logarithmicGrid } from './frequency-scale'

/** Hz and dB. */
export interface CurvePoint {
  frequency: number
  gain: number
}

/** About 100 points per octave: a peak of the highest Q allowed (10) still covers 14 of them. */
const GRID = logarithmicGrid(1024)
const LOWEST_PLAYED = 1 // Hz; no output plays lower frequencies
/** Share of the sample rate; at half of it, passes are silent and their logarithm infinite. */
const HIGHEST_PLAYED = 0.4999
/** About 50 points per octave: few enough to compute the preamp for each frame of a drag. */
const PLAYED_POINTS = 768
const GOLDEN_STEPS = 20 // narrow the interval to a ten-thousandth
const MAXIMA = 12
const GOLDEN = (Math.sqrt(5) - 1) / 2

const playedGrids = PLAYED_RATES.map((sampleRate) => ({
  sampleRate,
  grid: frequenciesBetween(LOWEST_PLAYED, HIGHEST_PLAYED * sampleRate, PLAYED_POINTS),
}))

/** Between 20 Hz and 20 kHz. Not simply the largest band's gain, because neighbouring bands add up. */
export function highestPoint(filters: readonly Filter[]): CurvePoint {
  return maximum(responseOf(filters), GRID)
}

/** At any rate that programs use, from 1 Hz to half of it: the headroom a preset needs. Shelves go on rising below
 * the audible range, and each rate bends the curve near its half. */
export function loudestPoint(filters: readonly Filter[]): CurvePoint {
  return playedGrids
    .map(({ sampleRate, grid }) => maximum(responseOf(filters, sampleRate), grid))
    .reduce(higher)
}

/** Between 20 Hz and 20 kHz. */
export function lowestPoint(filters: readonly Filter[]): CurvePoint {
  const response = responseOf(filters)
  const { frequency, gain } = maximum((at) => -response(at), GRID)
  return { frequency, gain: -gain }
}

/** Refines the highest local maxima, since the grid's largest need not be the overall one. More of them than bands
 * are rounding noise on a flat stretch. */
function maximum(response: Response, grid: readonly number[]): CurvePoint {
  const gains = grid.map(response)
  const at = (index: number) => gains[index] ?? -Infinity
  return grid
    .map((frequency, index) => ({ frequency, index }))
    .filter(({ index }) => at(index) > at(index - 1) && at(index) >= at(index + 1))
    .sort((one, other) => at(other.index) - at(one.index))
    .slice(0, MAXIMA)
    .map(({ frequency, index }) =>
      refine(response, grid[index - 1] ?? frequency, grid[index + 1] ?? frequency),
    )
    .reduce(higher)
}

/** Golden-section search; the ends count too, for a maximum on the edge of the range. */
function refine(response: Response, from: number, to: number): CurvePoint {
  let [low, high] = [from, to]
  for (let step = 0; step < GOLDEN_STEPS; step += 1) {
    const inner = GOLDEN * (high - low)
    if (response(high - inner) < response(low + inner)) low = high - inner
    else high = low + inner
  }
  return [from, (low + high) / 2, to]
    .map((frequency) => ({ frequency, gain: response(frequency) }))
    .reduce(higher)
}

function higher(best: CurvePoint, point: CurvePoint): CurvePoint {
  return point.gain > best.gain ? point : best
}
