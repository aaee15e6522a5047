import { LEVELS } from './track'
import type { Estimate } from './outcome'
import { rightProbability } from './psychometric'
import type { AnsweredTrial, Condition } from './run'

export interface Fit {
  without: Estimate
  with: Estimate
  difference: Estimate
  /** Whether the difference is above 0, or below, by the stricter interval that a claim needs. */
  surelyPositive: boolean
  surelyNegative: boolean
}

/** dB between the thresholds that are tried. */
const STEP = 0.25
/** dB beyond the levels played. */
const BEYOND = 12
const PER_DB = 1 / STEP
const FIRST = LEVELS.min - BEYOND
const COUNT = (LEVELS.max - LEVELS.min + 2 * BEYOND) * PER_DB + 1
/** Spreads of the logistic function in dB that are tried, evenly by their logarithm. */
const SPREADS = [0.5, 0.7, 1, 1.4, 2, 2.8, 4]
/** Shares of slips that are tried, and how likely each is before the run. */
const LAPSES: readonly (readonly [number, number])[] = [
  [0.005, 0.35],
  [0.02, 0.35],
  [0.05, 0.2],
  [0.1, 0.1],
]
const TAIL = 0.05
const STRICT_TAIL = 0.025

interface Curve {
  /** Logarithms of the probability of a right and of a wrong answer, by how far the level is above the threshold, in steps. */
  right: Float64Array
  wrong: Float64Array
  logPrior: number
}

const REACH = COUNT - 1
const curves: readonly Curve[] = SPREADS.flatMap((spread) =>
  LAPSES.map(([lapse, prior]) => curveOf(spread, lapse, prior)),
)

function curveOf(spread: number, lapse: number, prior: number): Curve {
  const right = new Float64Array(2 * REACH + 1)
  const wrong = new Float64Array(2 * REACH + 1)
  for (let index = 0; index < right.length; index += 1) {
    const probability = rightProbability((index - REACH) * STEP, { threshold: 0, spread, lapse })
    right[index] = Math.log(probability)
    wrong[index] = Math.log(1 - probability)
  }
  return { right, wrong, logPrior: Math.log(prior) }
}

/** Answers at one level. */
interface Tally {
  level: number
  right: number
  wrong: number
}

/**
 * Thresholds and their difference from all trials of both conditions, by Bayes' rule on a grid: a logistic psychometric function
 * with a threshold of each condition's own and one spread and lapse rate for both (as in Kuss, Jäkel & Wichmann 2005,
 * https://doi.org/10.1167/5.5.8). Thresholds have a flat prior; all is averaged over spreads and lapse rates. Estimates are
 * medians, intervals hold the middle 90 %.
 */
export function fitOf(trials: readonly AnsweredTrial[]): Fit {
  const [first, second] = [tallied(trials, 'without'), tallied(trials, 'with')]
  const without = new Float64Array(COUNT)
  const through = new Float64Array(COUNT)
  const difference = new Float64Array(2 * REACH + 1)
  const likelihoods = curves.map((curve) => ({
    one: likelihood(first, curve),
    other: likelihood(second, curve),
    logPrior: curve.logPrior,
  }))
  const best = Math.max(...likelihoods.map(({ one, other, logPrior }) => one.top + other.top + logPrior))
  for (const { one, other, logPrior } of likelihoods) {
    const weight = Math.exp(one.top + other.top + logPrior - best)
    if (weight < 1e-6) continue
    addTo(without, one.values, weight * sumOf(other.values))
    addTo(through, other.values, weight * sumOf(one.values))
    addDifferences(difference, one.values, other.values, weight)
  }
  const position = quantiles(difference)
  const at = (share: number) => (position(share) - REACH) * STEP
  return {
    without: thresholdOf(without),
    with: thresholdOf(through),
    difference: { dB: at(0.5), low: at(TAIL), high: at(1 - TAIL) },
    surelyPositive: at(STRICT_TAIL) > 0,
    surelyNegative: at(1 - STRICT_TAIL) < 0,
  }
}

function tallied(trials: readonly AnsweredTrial[], condition: Condition): readonly Tally[] {
  const tallies = new Map<number, Tally>()
  for (const trial of trials) {
    if (trial.condition !== condition) continue
    const tally = tallies.get(trial.levelDb) ?? { level: trial.levelDb, right: 0, wrong: 0 }
    tally[trial.right ? 'right' : 'wrong'] += 1
    tallies.set(trial.levelDb, tally)
  }
  return [...tallies.values()]
}

/** By threshold, its largest value as 1, and the logarithm of that value. */
function likelihood(tallies: readonly Tally[], curve: Curve): { values: Float64Array; top: number } {
  const values = new Float64Array(COUNT)
  for (const { level, right, wrong } of tallies) {
    const offset = Math.round((level - FIRST) * PER_DB) + REACH
    for (let index = 0; index < COUNT; index += 1)
      values[index] =
        (values[index] ?? 0) +
        right * (curve.right[offset - index] ?? 0) +
        wrong * (curve.wrong[offset - index] ?? 0)
  }
  const top = values.reduce((highest, value) => Math.max(highest, value), -Infinity)
  for (let index = 0; index < COUNT; index += 1) values[index] = Math.exp((values[index] ?? 0) - top)
  return { values, top }
}

function addTo(sum: Float64Array, values: Float64Array, weight: number): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + weight * (values[index] ?? 0)
}

/** How likely each difference of the two thresholds is: all pairs of them. */
function addDifferences(sum: Float64Array, one: Float64Array, other: Float64Array, weight: number): void {
  for (let first = 0; first < COUNT; first += 1) {
    const factor = weight * (one[first] ?? 0)
    if (factor < 1e-9) continue
    for (let second = 0; second < COUNT; second += 1) {
      const index = first - second + REACH
      sum[index] = (sum[index] ?? 0) + factor * (other[second] ?? 0)
    }
  }
}

function thresholdOf(posterior: Float64Array): Estimate {
  const position = quantiles(posterior)
  const at = (share: number) => FIRST + position(share) * STEP
  return { dB: at(0.5), low: at(TAIL), high: at(1 - TAIL) }
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The place below which a share of a distribution lies, in steps; even within each step. */
function quantiles(weights: Float64Array): (share: number) => number {
  const whole = sumOf(weights)
  return (share) => {
    let below = 0
    for (const [index, weight] of weights.entries()) {
      if (below + weight >= share * whole && weight > 0) return index - 0.5 + (share * whole - below) / weight
      below += weight
    }
    return weights.length - 1
  }
}
