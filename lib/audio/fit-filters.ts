import { curveThrough } from './curve-through'
import type { CurvePoint } from './extremes'
import type { Filter } from './filter'
import { candidatesFor } from './fit/candidates'
import { descend } from './fit/descend'
import { costOf, errorOf, goalOf, type Goal } from './fit/goal'
import { filterAt, placeOf, withinLimits } from './fit/place'
import { refine } from './fit/refine'
import { logarithmicGrid } from './response'

const GRID = logarithmicGrid(160)
/** dB; a fit this close takes no further filter. */
const CLOSE = 0.1

/** How often filters are moved at most: a new one alone, all after it, and all at the end. */
const [FIRST, BETWEEN, FULL] = [6, 8, 60]

export interface FitOptions {
  /** Whether the level of the whole curve means nothing, so that only its shape is fitted. */
  levelled?: boolean
  /** Filters that are known to be near; the search also starts from them. */
  near?: readonly Filter[]
}

/**
 * At most `most` filters, on the grid of the catalogue, whose sum comes close to a curve given by points in Hz and dB. Deterministic.
 */
export function fitFilters(
  target: readonly CurvePoint[],
  most: number,
  { levelled = false, near }: FitOptions = {},
): Filter[] {
  const goal = goalOf(curveThrough(target), GRID, levelled)
  const starts = near ? [near.map((filter) => filterAt(filter.type, withinLimits(placeOf(filter))))] : []
  const fits = [greedy(goal, most), ...starts.map((filters) => refine(filters, goal, FULL))]
  return descend(nearest(fits, goal), goal)
}

function greedy(goal: Goal, most: number): Filter[] {
  let filters: Filter[] = []
  for (let count = 0; count < most; count += 1) {
    const error = leftBy(filters, goal)
    if (error.every((gain) => Math.abs(gain) < CLOSE)) break
    const tried = candidatesFor(error, goal).map((filter) => refine([...filters, filter], goal, FIRST, count))
    filters = refine(nearest(tried, goal), goal, BETWEEN)
  }
  return refine(filters, goal, FULL)
}

function leftBy(filters: readonly Filter[], goal: Goal): Float64Array {
  return errorOf(goal, filters.map(goal.levels))
}

function nearest(fits: readonly Filter[][], goal: Goal): Filter[] {
  const [best] = fits
    .map((filters) => ({ filters, cost: costOf(goal, filters.map(goal.levels)) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best?.filters ?? []
}
