import { curveThrough } from '../curve-through'
import type { CurvePoint } from '../extremes'
import type { Filter } from '../filter'
import { fitGoal } from './fit-goal'
import { goalOf } from './goal'
import { logarithmicGrid } from '../frequency-scale'

/** Hz. 16 points per octave, and twice as many where the sample rate squeezes peaks. */
const SQUEEZED = 10_000
const GRID = logarithmicGrid(319).filter((frequency, index) => index % 2 === 0 || frequency > SQUEEZED)

/** At most `most` filters on the catalogue's grid and within its limits, whose sum approximates
 * `curveThrough(target)` from 20 Hz to 20 kHz. Deterministic; `deviationFrom` says how close.
 * @param near close filters, at most `most`, a second starting point
 * @param hasPasses whether passes are among the types */
export function fitFilters(
  target: readonly CurvePoint[],
  most: number,
  near?: readonly Filter[],
  hasPasses = true,
): Filter[] {
  return fitGoal(goalOf(curveThrough(target), GRID, hasPasses), most, near)
}
