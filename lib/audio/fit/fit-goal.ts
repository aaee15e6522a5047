import { hasGain, AUDIBLE, type Filter } from '../filter'
import { costOf, errorOf, type Goal } from './goal'
import { filterAt, limitsFor, placeOf, withinLimits, moved } from './place'
import { isAllowed, onGrid } from './on-grid'
import { dot, solveDamped } from './least-squares'

/** Steps for estimating slopes. */
const PROBES = [
  { axis: 0, by: 1e-3, move: [1e-3, 0, 0] },
  { axis: 1, by: 1e-2, move: [0, 1e-2, 0] },
  { axis: 2, by: 1e-3, move: [0, 0, 1e-3] },
] as const
const WORTHWHILE = 1e-4 // a smaller relative improvement ends the search
const MOST_DAMPING = 1e6

const CLOSE = 0.1 // dB; a closer fit needs no further filter

/** For a new filter alone, for all after adding it, and for all at the end. */
const STEPS = { alone: 6, between: 8, end: 60 }

/** At most `most` filters on the catalogue's grid. Adds one at a time where the error is largest, the best of several
 * candidates, and optimises all together after each. `near`: close filters, a second starting point. */
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

/** Of the error, on one side of zero. */
interface Stretch {
  top: number // index of the largest value
  gain: number // dB
  area: number // dB times points
}

const STEEP = -6 // dB; a curve further below this at an end is also tried with a pass
const PEAKS = 3
const NARROWEST = 0.1 // octaves; a single point has no width

/** Likely to remove most of an error (dB): peaks on the stretches with the largest areas, shelves at both ends, and a
 * pass where the curve falls off, if the goal has passes. */
function candidatesFor(error: Float64Array, { frequencies, hasPasses }: Goal): Filter[] {
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

/** The last index on one side of `place` where more than half of the error remains. */
function halfWay(error: Float64Array, place: number, direction: 1 | -1): number {
  const half = (error[place] ?? 0) / 2
  let index = place
  while ((error[index + direction] ?? 0) / half > 1) index += direction
  return index
}

const MOST_ROUNDS = 12 // over all filters; usually three suffice

/** Rounds to the catalogue's grid, then moves on it, one parameter and step at a time, while the squared error falls:
 * one filter compensates for another's rounding. */
function descend(filters: readonly Filter[], goal: Goal): Filter[] {
  const current = filters.map(onGrid)
  const levels = current.map(goal.levels)
  let cost = costOf(goal, levels)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = cost
    current.forEach((_, index) => {
      for (const step of GRID_STEPS) {
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

const PART = 0.01 // relative step of a frequency or Q, where it is wider than the finest

const GRID_STEPS: readonly Step[] = [1, -1].flatMap((sign): Step[] => [
  (filter) => (hasGain(filter) ? onGrid({ ...filter, gain: filter.gain + sign * 0.1 }) : filter),
  (filter) => onGrid({ ...filter, q: filter.q + sign * 0.01 }),
  (filter) => onGrid({ ...filter, q: filter.q * (1 + sign * PART) }),
  (filter) => onGrid({ ...filter, fc: filter.fc + sign }),
  (filter) => onGrid({ ...filter, fc: filter.fc * (1 + sign * PART) }),
])

interface Fitted {
  filter: Filter
  levels: Float64Array
}

/** By Levenberg and Marquardt (https://doi.org/10.1137/0111030), numerical slopes. Filters before `from` stay. */
function refine(filters: readonly Filter[], goal: Goal, steps: number, from = 0): Filter[] {
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
