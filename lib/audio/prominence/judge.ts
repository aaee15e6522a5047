import { hasGain, type Filter } from '../filter'
import { levelsAt } from '../response'
import { atThirds, beyondLimits, costsOfGains, curvePoints, type CurveCosts } from './limits'
import { powersOf, type SoundSet, standsOutBy } from './sound-set'

/** In dB; higher is better. */
export type Judge = (filters: readonly Filter[]) => number

const USED = 0.95 // of each limit in a search, so that rounded filters and other meters stay within
const PEAK = 6 // dB in a search: what small pictures of curves show

export function searchLimits(limits: CurveCosts): CurveCosts {
  const { tone, darker, speech, softer } = limits
  return {
    tone: USED * tone,
    darker: USED * darker,
    speech: USED * speech,
    softer: USED * softer,
    peak: PEAK,
  }
}

const SOFT = 0.3 // dB below which the worst of several no longer counts alone
/** In dB: for a dB beyond the limits, and for one of gain, so that filters do not cancel each other. */
const COSTS = { beyond: 10, gain: 0.01 } as const

interface Group {
  weight: number
  sets: readonly SoundSet[]
}

/** Half the worst set and half the mean of all, over sets as over groups, less what exceeds limits. Under 0.1 ms. */
export function judgeOfSets(groups: readonly Group[], limits: CurveCosts): Judge {
  const weights = groups.map(({ weight }) => weight)
  return (filters) => {
    const gains = curveOf(filters)
    const factors = powersOf(atThirds(gains))
    const scores = groups.map(({ sets }) => between(sets.map((set) => standsOutBy(set, factors))))
    const used = filters.reduce((sum, filter) => sum + (hasGain(filter) ? Math.abs(filter.gain) : 0), 0)
    return (
      between(scores, weights) - COSTS.beyond * beyondLimits(costsOfGains(gains), limits) - COSTS.gain * used
    )
  }
}

/** dB. */
export function gainOf(filters: readonly Filter[], set: SoundSet): number {
  return standsOutBy(set, powersOf(atThirds(curveOf(filters))))
}

/** Halfway between the least, smoothed so that it has a slope in each value, and the mean. */
function between(values: readonly number[], weights: readonly number[] = values.map(() => 1)): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const weighed = (of: (value: number) => number) =>
    values.reduce((sum, value, index) => sum + (weights[index] ?? 0) * of(value), 0) / all
  const least = -SOFT * Math.log(weighed((value) => Math.exp(-value / SOFT)))
  return (least + weighed((value) => value)) / 2
}

const levels = remembered(levelsAt(curvePoints))

/** In dB at `curvePoints`. */
function curveOf(filters: readonly Filter[]): Float64Array {
  const sum = new Float64Array(curvePoints.length)
  for (const filter of filters) {
    const of = levels(filter)
    for (let point = 0; point < sum.length; point += 1) sum[point] = (sum[point] ?? 0) + (of[point] ?? 0)
  }
  return sum
}

/** Cached, since a search changes one filter at a time. */
function remembered(levelsOf: (filter: Filter) => Float64Array): (filter: Filter) => Float64Array {
  const known = new WeakMap<Filter, Float64Array>()
  return (filter) => {
    const found = known.get(filter) ?? levelsOf(filter)
    known.set(filter, found)
    return found
  }
}
