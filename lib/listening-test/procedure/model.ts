import { normalDensity, normalShare } from './normal'

/** As in the game, or through the preset. */
export const conditions = ['without', 'with'] as const
export type Condition = (typeof conditions)[number]

/** That an interval held the sound: surely not, rather not, rather yes, surely yes. */
export const ratings = [1, 2, 3, 4] as const
export type Rating = (typeof ratings)[number]

export interface Rated {
  condition: Condition
  levelDb: number | null // relative to the noise; null without a sound
  choice: Rating
}

export const at = {
  middle: 0, // dB: mean of both thresholds; d' is about 1 at the threshold
  difference: 1, // dB: the threshold without the preset minus the one with it
  spread: 2, // log of the width in dB of the transition from inaudible to audible
  criterion: 3, // for "rather yes"; mean of both conditions
  criterionDifference: 4, // without the preset minus with it
  /** Logs of the distances to "rather not" and to "surely yes". */
  gapBelow: 5,
  gapAbove: 6,
  lapse: 7, // log odds of an answer that is independent of the sound
} as const
export const PARAMETERS = Object.keys(at).length

export const weightsOf = {
  without: [[at.middle, 1], [at.difference, 0.5]],
  with: [[at.middle, 1], [at.difference, -0.5]],
  difference: [[at.difference, 1]],
} as const // prettier-ignore

/** d' = STRENGTH · ln(1 + e^u), u = (level - threshold) / spread: 1 at the threshold, doubling with each u below. */
const STRENGTH = 1 / Math.LN2

/** Of each answer to an interval, with derivatives by the parameters. */
export interface Chances {
  chances: Float64Array // by rating
  slopes: Float64Array // by rating and parameter
}

export function emptyChances(): Chances {
  const count = ratings.length
  return { chances: new Float64Array(count), slopes: new Float64Array(count * PARAMETERS) }
}

/** Distance from the threshold, in spreads, at which a sound has this d'. */
export function stepsFor(dPrime: number): number {
  return Math.log(Math.expm1(dPrime / STRENGTH))
}

/** Signal detection theory with ratings (Macmillan & Creelman 2005, ch. 3): the percept is normal around 0 or d', and
 * compared with three criteria. Written into `result`: simulations call this some thousand million times. */
export function writeChances(
  parameters: Float64Array,
  interval: Pick<Rated, 'condition' | 'levelDb'>,
  { chances, slopes }: Chances,
): void {
  const half = interval.condition === 'without' ? 0.5 : -0.5
  const { dPrime, slope, steps, spread } = strengthOf(parameters, interval.levelDb, half)
  const criterion = valueAt(parameters, at.criterion) + half * valueAt(parameters, at.criterionDifference)
  const below = Math.exp(valueAt(parameters, at.gapBelow))
  const above = Math.exp(valueAt(parameters, at.gapAbove))
  const lapse = 1 / (1 + Math.exp(-valueAt(parameters, at.lapse)))
  const attentive = 1 - lapse
  let [higher, before] = [1, 0]
  let rating = 0
  for (const border of [criterion - below, criterion, criterion + above, Infinity]) {
    const density = normalDensity(dPrime - border)
    const beyond = normalShare(dPrime - border, density)
    const change = attentive * (before - density)
    const first = rating * PARAMETERS
    chances[rating] = Math.max(LEAST, attentive * (higher - beyond) + lapse / 4)
    slopes[first + at.middle] = (-slope * change) / spread
    slopes[first + at.difference] = (-half * slope * change) / spread
    slopes[first + at.spread] = -slope * steps * change
    slopes[first + at.criterion] = -change
    slopes[first + at.criterionDifference] = -half * change
    slopes[first + at.gapBelow] = attentive * below * (rating === 0 ? -density : rating === 1 ? before : 0)
    slopes[first + at.gapAbove] = attentive * above * (rating === 2 ? density : rating === 3 ? -before : 0)
    slopes[first + at.lapse] = lapse * attentive * (0.25 - (higher - beyond))
    higher = beyond
    before = density
    rating += 1
  }
}

/** d' of a sound, its derivative by each step, and its distance from the threshold in spreads. */
function strengthOf(parameters: Float64Array, levelDb: number | null, half: number) {
  const spread = Math.exp(valueAt(parameters, at.spread))
  if (levelDb === null) return { dPrime: 0, slope: 0, steps: 0, spread }
  const threshold = valueAt(parameters, at.middle) + half * valueAt(parameters, at.difference)
  const steps = (levelDb - threshold) / spread
  const raised = Math.exp(Math.min(steps, FAR))
  const dPrime = STRENGTH * (steps > FAR ? steps : Math.log1p(raised))
  return { dPrime, slope: (STRENGTH * raised) / (1 + raised), steps, spread }
}

function valueAt(parameters: Float64Array, index: number): number {
  return parameters[index] ?? 0
}

const FAR = 30 // from which on ln(1 + e^u) is u
const LEAST = 1e-9 // keeps probabilities above 0 in spite of rounding
