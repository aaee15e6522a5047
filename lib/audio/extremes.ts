import { PLAYED_RATES, type Filter } from './filter'
import { responseOf, type Response } from './response'
import { frequenciesBetween, logarithmicGrid } from './frequency-scale'

/** A point of a response: Hz and dB. */
export interface CurvePoint {
  frequency: number
  gain: number
}

/** About 100 points per octave: a peak of the highest Q allowed (10) still covers 14 of them. */
const GRID = logarithmicGrid(1024)
/** Hz; no output plays lower frequencies. */
const LOWEST_PLAYED = 1
/** As a share of the sample rate; at half the rate itself, passes are silent and their logarithm infinite. */
const HIGHEST_PLAYED = 0.4999
/** About 50 points per octave: few enough to compute the preamp for each frame of a drag. */
const PLAYED_POINTS = 768
/** Narrows the interval between two grid points to a ten-thousandth of itself. */
const GOLDEN_STEPS = 20
const MAXIMA = 12
const GOLDEN = (Math.sqrt(5) - 1) / 2

const playedGrids = PLAYED_RATES.map((sampleRate) => ({
  sampleRate,
  grid: frequenciesBetween(LOWEST_PLAYED, HIGHEST_PLAYED * sampleRate, PLAYED_POINTS),
}))

/**
 * The highest point of the summed response between 20 Hz and 20 kHz, found numerically. It is not simply the
 * gain of the largest band, because neighbouring bands add up.
 */
export function highestPoint(filters: readonly Filter[]): CurvePoint {
  return maximum(responseOf(filters), GRID)
}

/**
 * The highest point at any sample rate that programs use, from 1 Hz up to half that rate: the headroom a preset
 * needs. Shelves go on rising below the audible range, and near half a rate each rate bends the curve in its own way.
 */
export function loudestPoint(filters: readonly Filter[]): CurvePoint {
  return playedGrids
    .map(({ sampleRate, grid }) => maximum(responseOf(filters, sampleRate), grid))
    .reduce(higher)
}

/** The lowest point of the summed response between 20 Hz and 20 kHz. */
export function lowestPoint(filters: readonly Filter[]): CurvePoint {
  const response = responseOf(filters)
  const { frequency, gain } = maximum((at) => -response(at), GRID)
  return { frequency, gain: -gain }
}

/**
 * Refines the grid's highest local maxima, since its largest value need not be the overall maximum. More maxima
 * than a preset may have bands are rounding noise on a flat stretch.
 */
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

/** Golden-section search; the ends count too, for a maximum that lies on the edge of the range. */
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
