import { curveThrough } from '../curve-through'
import type { CurvePoint } from '../extremes'
import type { Filter } from '../filter'
import { fitGoal } from './fit-goal'
import { goalOf } from './goal'
import { logarithmicGrid } from '../frequency-scale'

/** 16 points per octave, and twice as many where the sample rate squeezes peaks: Hz. */
const SQUEEZED = 10_000
const GRID = logarithmicGrid(319).filter((frequency, index) => index % 2 === 0 || frequency > SQUEEZED)

/**
 * At most `most` filters of all types, on the catalogue's grid and within its limits, whose sum approximates a
 * curve between 20 Hz and 20 kHz. The curve goes through points in Hz and dB (`curveThrough`). Deterministic;
 * `deviationFrom` says how close the result is.
 * @param near filters known to be close, at most `most`, used as a second starting point
 * @param hasPasses whether high and low passes are among the types
 */
export function fitFilters(
  target: readonly CurvePoint[],
  most: number,
  near?: readonly Filter[],
  hasPasses = true,
): Filter[] {
  return fitGoal(goalOf(curveThrough(target), GRID, hasPasses), most, near)
}
