import type { Filter } from '../filter'
import { levelsAt, type Response } from '../response'
import { dot } from './least-squares'

/** What is fitted to: a curve at some frequencies. */
export interface Goal {
  frequencies: readonly number[]
  /** dB at each frequency */
  target: Float64Array
  /** Whether the level of the whole curve means nothing, so that a constant difference is no error. */
  levelled: boolean
  levels: (filter: Filter) => Float64Array
}

/** A curve as a goal at given frequencies in Hz. */
export function goalOf(curve: Response, frequencies: readonly number[], levelled: boolean): Goal {
  return {
    frequencies,
    target: Float64Array.from(frequencies, curve),
    levelled,
    levels: levelsAt(frequencies),
  }
}

/** What is missing to the goal at each of its frequencies, in dB. */
export function errorOf(goal: Goal, levels: readonly Float64Array[]): Float64Array {
  const error = new Float64Array(goal.target)
  for (const level of levels) {
    for (let index = 0; index < error.length; index += 1)
      error[index] = (error[index] ?? 0) - (level[index] ?? 0)
  }
  return goal.levelled ? centred(error) : error
}

/** Values less their mean. */
export function centred(values: Float64Array): Float64Array {
  let sum = 0
  for (const value of values) sum += value
  return values.map((value) => value - sum / values.length)
}

/** How far filters with these levels are from the goal: the sum of the squared errors. */
export function costOf(goal: Goal, levels: readonly Float64Array[]): number {
  const error = errorOf(goal, levels)
  return dot(error, error)
}
