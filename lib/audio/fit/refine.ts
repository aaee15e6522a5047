import type { Filter } from '../filter'
import { errorOf, type Goal } from './goal'
import { dot, solveDamped } from './least-squares'
import { filterAt, limitsFor, moved, placeOf, withinLimits } from './place'

/** Steps for estimating slopes. */
const PROBES = [
  { axis: 0, by: 1e-3, move: [1e-3, 0, 0] },
  { axis: 1, by: 1e-2, move: [0, 1e-2, 0] },
  { axis: 2, by: 1e-3, move: [0, 0, 1e-3] },
] as const
const WORTHWHILE = 1e-4 // a smaller relative improvement ends the search
const MOST_DAMPING = 1e6

interface Fitted {
  filter: Filter
  levels: Float64Array
}

/** By Levenberg and Marquardt (https://doi.org/10.1137/0111030), numerical slopes. Filters before `from` stay. */
export function refine(filters: readonly Filter[], goal: Goal, steps: number, from = 0): Filter[] {
  let current = filters.map((filter) => ({ filter, levels: goal.levels(filter) }))
  let error = errorOf(goal, levelsOf(current))
  let damping = 1e-2
  for (let step = 0; step < steps; step += 1) {
    const cost = dot(error, error)
    const slopes = current.slice(from).flatMap((fitted) => slopesOf(fitted, goal, error))
    const products = productsOf(slopes)
    const wanted = Float64Array.from(slopes, (slope) => dot(slope, error))
    for (; damping < MOST_DAMPING; damping *= 4) {
      const move = solveDamped(products, wanted, damping)
      const next = current.map((fitted, index) =>
        index < from ? fitted : movedBy(fitted, goal, move.subarray(3 * (index - from))),
      )
      const nextError = errorOf(goal, levelsOf(next))
      if (dot(nextError, nextError) >= cost) continue
      ;[current, error, damping] = [next, nextError, damping / 8]
      break
    }
    if (cost - dot(error, error) <= WORTHWHILE * cost) break
  }
  return current.map(({ filter }) => filter)
}

function levelsOf(filters: readonly Fitted[]): Float64Array[] {
  return filters.map(({ levels }) => levels)
}

/** By parameter; zero for one at a limit that would go beyond it. */
function slopesOf({ filter, levels }: Fitted, goal: Goal, error: Float64Array): Float64Array[] {
  const place = placeOf(filter)
  const { lowest, highest } = limitsFor(goal.gains)
  return PROBES.map(({ axis, by, move }) => {
    const there = goal.levels(filterAt(filter.type, moved(place, move)))
    const slope = there.map((level, index) => (level - (levels[index] ?? 0)) / by)
    const isStuck = dot(slope, error) > 0 ? place[axis] >= highest[axis] : place[axis] <= lowest[axis]
    return isStuck ? slope.fill(0) : slope
  })
}

function productsOf(slopes: readonly Float64Array[]): Float64Array[] {
  return slopes.map((row) => Float64Array.from(slopes, (column) => dot(row, column)))
}

function movedBy({ filter }: Fitted, goal: Goal, [pitch = 0, level = 0, width = 0]: Float64Array): Fitted {
  const there = filterAt(
    filter.type,
    withinLimits(moved(placeOf(filter), [pitch, level, width]), limitsFor(goal.gains)),
  )
  return { filter: there, levels: goal.levels(there) }
}
