import { normalDensity, normalShare } from './normal'

/** Whether the sound is played as in the game, or through the preset. */
export const conditions = ['without', 'with'] as const
export type Condition = (typeof conditions)[number]

/** Confidence that an interval held the sound: surely not, rather not, rather yes, surely yes. */
export const ratings = [1, 2, 3, 4] as const
export type Rating = (typeof ratings)[number]

export interface Rated {
  condition: Condition
  /** Level of the sound relative to the noise; null without a sound. */
  levelDb: number | null
  choice: Rating
}

/** Indexes of a listener's parameters. */
export const at = {
  /** dB: mean of both thresholds; d' is about 1 at the threshold. */
  middle: 0,
  /** dB: the threshold without the preset minus the one with it. */
  difference: 1,
  /** Log of the width in dB of the transition from inaudible to audible. */
  spread: 2,
  /** Criterion for "rather yes"; mean of both conditions. */
  criterion: 3,
  /** Criterion without the preset minus with it. */
  criterionDifference: 4,
  /** Logs of the distances to "rather not" and to "surely yes". */
  gapBelow: 5,
  gapAbove: 6,
  /** Log odds of an answer that is independent of the sound. */
  lapse: 7,
} as const
export const PARAMETERS = Object.keys(at).length

/** Weights of the parameters in each threshold, and in their difference. */
export const weightsOf = {
  without: [[at.middle, 1], [at.difference, 0.5]],
  with: [[at.middle, 1], [at.difference, -0.5]],
  difference: [[at.difference, 1]],
} as const // prettier-ignore

/** d' = STRENGTH · ln(1 + e^u), u = (level - threshold) / spread: 1 at the threshold, doubling with each further step below it. */
const STRENGTH = 1 / Math.LN2

/** Probability of each answer to an interval, and its derivatives by the parameters. */
export interface Chances {
  /** By rating. */
  chances: Float64Array
  /** By rating and parameter. */
  slopes: Float64Array
}

export function emptyChances(): Chances {
  const count = ratings.length
  return { chances: new Float64Array(count), slopes: new Float64Array(count * PARAMETERS) }
}

/** Distance from the threshold, in spreads, at which a sound has this d'. */
export function stepsFor(dPrime: number): number {
  return Math.log(Math.expm1(dPrime / STRENGTH))
}

/**
 * Signal detection theory with ratings (Macmillan & Creelman 2005, Detection Theory, chapter 3): the percept is
 * normally distributed around 0 or d', and is compared with three criteria. Written into `result`, since simulations
 * call this some thousand million times.
 */
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

/** Distance from which on ln(1 + e^u) is u. */
const FAR = 30
/** Keeps probabilities above 0 in spite of rounding. */
const LEAST = 1e-9
