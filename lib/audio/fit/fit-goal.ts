import { hasGain, type Filter } from '../filter'
import { candidatesFor } from './candidates'
import { descend } from './descend'
import { costOf, errorOf, type Goal } from './goal'
import { filterAt, limitsFor, placeOf, withinLimits } from './place'
import { refine } from './refine'

/** dB; a fit this close needs no further filter. */
const CLOSE = 0.1

/** Optimisation steps: for a new filter alone, for all after adding it, and for all at the end. */
const STEPS = { alone: 6, between: 8, end: 60 }

/**
 * At most `most` filters on the catalogue's grid that approximate a goal. Adds one at a time where the error is
 * largest, choosing the best of several candidates, and optimises all together after each. Filters known to be
 * close are a second starting point.
 */
export function fitGoal(goal: Goal, most: number, near: readonly Filter[] | undefined): Filter[] {
  const fits = [greedy(goal, most)]
  if (near)
    fits.push(
      refine(
        near.map((filter) => clamped(filter, goal)),
        goal,
        STEPS.end,
      ),
    )
  return descend(nearest(fits, goal), goal).filter((filter) => !hasGain(filter) || filter.gain !== 0)
}

function greedy(goal: Goal, most: number): Filter[] {
  let filters: Filter[] = []
  for (let count = 0; count < most; count += 1) {
    const error = errorOf(goal, filters.map(goal.levels))
    if (error.every((gain) => Math.abs(gain) < CLOSE)) break
    const tried = candidatesFor(error, goal).map((filter) =>
      refine([...filters, clamped(filter, goal)], goal, STEPS.alone, count),
    )
    filters = refine(nearest(tried, goal), goal, STEPS.between)
  }
  return refine(filters, goal, STEPS.end)
}

function clamped(filter: Filter, { gains }: Goal): Filter {
  return filterAt(filter.type, withinLimits(placeOf(filter), limitsFor(gains)))
}

function nearest(fits: readonly Filter[][], goal: Goal): Filter[] {
  const [best] = fits
    .map((filters) => ({ filters, cost: costOf(goal, filters.map(goal.levels)) }))
    .toSorted((one, other) => one.cost - other.cost)
  return best?.filters ?? []
}
