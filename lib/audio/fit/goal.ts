import { FILTER_LIMITS, type Filter } from '../filter'
import { levelsAt, type Response } from '../response'
import { dot } from './least-squares'

const GAIN_MARGIN = 6 // dB

export interface Goal {
  frequencies: readonly number[]
  target: Float64Array // dB
  /** dB: the curve's own plus a margin, since more would only let filters work against each other. */
  gains: { min: number; max: number }
  hasPasses: boolean
  levels: (filter: Filter) => Float64Array
}

export function goalOf(curve: Response, frequencies: readonly number[], hasPasses = true): Goal {
  const target = Float64Array.from(frequencies, curve)
  const { min, max } = FILTER_LIMITS.gain
  return {
    frequencies,
    target,
    gains: {
      min: Math.max(Math.min(0, ...target) - GAIN_MARGIN, min),
      max: Math.min(Math.max(0, ...target) + GAIN_MARGIN, max),
    },
    hasPasses,
    levels: levelsAt(frequencies),
  }
}

/** dB. */
export function errorOf(goal: Goal, levels: readonly Float64Array[]): Float64Array {
  const error = new Float64Array(goal.target)
  for (const level of levels) {
    for (let index = 0; index < error.length; index += 1)
      error[index] = (error[index] ?? 0) - (level[index] ?? 0)
  }
  return error
}

export function costOf(goal: Goal, levels: readonly Float64Array[]): number {
  const error = errorOf(goal, levels)
  return dot(error, error)
}
