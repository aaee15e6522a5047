import { hasGain, type Filter } from '../filter'
import { costOf, type Goal } from './goal'
import { isAllowed, onGrid } from './on-grid'

/** Rounds over all filters; usually three suffice. */
const MOST_ROUNDS = 12

/**
 * Rounds filters to the catalogue's grid, then moves them on it, one parameter and one step at a time, while the
 * sum of squared errors decreases: one filter compensates for another's rounding.
 */
export function descend(filters: readonly Filter[], goal: Goal): Filter[] {
  const current = filters.map(onGrid)
  const levels = current.map(goal.levels)
  let cost = costOf(goal, levels)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = cost
    current.forEach((_, index) => {
      for (const step of STEPS) {
        const filter = current[index]
        const moved = filter && step(filter)
        if (!moved || !isAllowed(moved, goal.gains)) continue
        const there = levels.with(index, goal.levels(moved))
        const costThere = costOf(goal, there)
        if (costThere >= cost) continue
        ;[current[index], levels[index], cost] = [moved, there[index] ?? new Float64Array(), costThere]
      }
    })
    if (cost === before) break
  }
  return current
}

type Step = (filter: Filter) => Filter

/** A small part of a frequency or Q, for steps that are wider than the finest. */
const PART = 0.01

const STEPS: readonly Step[] = [1, -1].flatMap((sign): Step[] => [
  (filter) => (hasGain(filter) ? onGrid({ ...filter, gain: filter.gain + sign * 0.1 }) : filter),
  (filter) => onGrid({ ...filter, q: filter.q + sign * 0.01 }),
  (filter) => onGrid({ ...filter, q: filter.q * (1 + sign * PART) }),
  (filter) => onGrid({ ...filter, fc: filter.fc + sign }),
  (filter) => onGrid({ ...filter, fc: filter.fc * (1 + sign * PART) }),
])
