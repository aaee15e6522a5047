import { LEVELS } from './track'
import { distributionOf, type Distribution } from './distribution'
import { levelFor, rightProbability } from './psychometric'
import type { AnsweredTrial, Condition } from './run'

/** Both thresholds and their difference as far as they are known, in dB. */
export interface Fit {
  without: Distribution
  with: Distribution
  /** Without less with. */
  difference: Distribution
}

/** dB between the thresholds that are tried. */
const STEP = 0.25
const PER_DB = 1 / STEP
/** dB beyond the levels played. */
const BEYOND = 12
const REACH = (LEVELS.max - LEVELS.min + 2 * BEYOND) * PER_DB
/**
 * Spreads of the logistic function in dB that are tried, all equally likely: evenly by their logarithm, and far beyond those of
 * real listeners on both sides. A narrower choice gives narrower intervals, which those who hear gradually are not covered by.
 */
const SPREADS = Array.from({ length: 9 }, (_, index) => 0.4 * (9 / 0.4) ** (index / 8))
/** The share of slips; the run is too short to tell it. */
const LAPSE = 0.02
/** Against the most likely one; below, a threshold or a spread is left out. */
const NEGLIGIBLE = 1e-6

/** The share of right answers at a threshold; near where the staircases stay, so that it is told best. */
export const THRESHOLD_RIGHT = 0.8

/** Logarithms of the probability of an answer, by how many steps the level is above the threshold. */
interface Curve {
  right: Float64Array
  wrong: Float64Array
}

const curves: readonly Curve[] = SPREADS.map((spread) => {
  const listener = { threshold: 0, spread, lapse: LAPSE }
  const origin = levelFor(THRESHOLD_RIGHT, listener)
  const chances = Float64Array.from({ length: 2 * REACH + 1 }, (_, index) =>
    rightProbability(origin + (index - REACH) * STEP, listener),
  )
  return { right: chances.map(Math.log), wrong: chances.map((chance) => Math.log(1 - chance)) }
})

/** Answers at one level, in dB. */
interface Tally {
  level: number
  right: number
  wrong: number
}

/**
 * Both thresholds and their difference from all trials of both conditions, by Bayes' rule on a grid: a logistic psychometric function with
 * a threshold for each condition and one spread for both (as Kuss, Jäkel & Wichmann 2005, https://doi.org/10.1167/5.5.8, do it by
 * sampling). Thresholds and the logarithm of the spread have flat priors; the result is averaged over the spread.
 */
export function fitOf(trials: readonly AnsweredTrial[]): Fit {
  const levels = trials.map(({ levelDb }) => levelDb)
  const first = Math.min(...levels) - BEYOND
  const count = Math.round((Math.max(...levels) + BEYOND - first) * PER_DB) + 1
  const [one, other] = [tallied(trials, 'without'), tallied(trials, 'with')]
  const likelihoods = curves.map((curve) => ({
    one: likelihood(one, curve, first, count),
    other: likelihood(other, curve, first, count),
  }))
  const best = Math.max(...likelihoods.map((each) => each.one.top + each.other.top))
  const sums = {
    one: new Float64Array(count),
    other: new Float64Array(count),
    difference: new Float64Array(2 * count - 1),
  }
  for (const each of likelihoods) {
    const weight = Math.exp(each.one.top + each.other.top - best)
    if (weight < NEGLIGIBLE) continue
    addTo(sums.one, each.one.values, weight * sumOf(each.other.values))
    addTo(sums.other, each.other.values, weight * sumOf(each.one.values))
    addDifferences(sums.difference, each.one.values, each.other.values, weight)
  }
  return {
    without: distributionOf(sums.one, first, STEP),
    with: distributionOf(sums.other, first, STEP),
    difference: distributionOf(sums.difference, -(count - 1) * STEP, STEP),
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
function likelihood(tallies: readonly Tally[], { right, wrong }: Curve, first: number, count: number) {
  const values = new Float64Array(count)
  for (const tally of tallies) {
    const offset = Math.round((tally.level - first) * PER_DB) + REACH
    for (let index = 0; index < count; index += 1)
      values[index] =
        (values[index] ?? 0) +
        tally.right * (right[offset - index] ?? 0) +
        tally.wrong * (wrong[offset - index] ?? 0)
  }
  const top = values.reduce((highest, value) => Math.max(highest, value), -Infinity)
  return { values: values.map((value) => Math.exp(value - top)), top }
}

function addTo(sum: Float64Array, values: Float64Array, weight: number): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + weight * (values[index] ?? 0)
}

/** How likely each difference of the two thresholds is: all pairs of them. */
function addDifferences(sum: Float64Array, one: Float64Array, other: Float64Array, weight: number): void {
  const last = one.length - 1
  const likely = [...other.keys()].filter((index) => (other[index] ?? 0) > NEGLIGIBLE)
  for (const [first, value] of one.entries()) {
    if (value <= NEGLIGIBLE) continue
    for (const second of likely) {
      const index = first - second + last
      sum[index] = (sum[index] ?? 0) + weight * value * (other[second] ?? 0)
    }
  }
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}
