import { normalDensity, normalShare } from './normal'

/** Whether the sound is heard as the game plays it, or through the preset. */
export const conditions = ['without', 'with'] as const
export type Condition = (typeof conditions)[number]

/** How sure somebody is that an interval held the sound: surely not, rather not, rather yes, surely yes. */
export const ratings = [1, 2, 3, 4] as const
export type Rating = (typeof ratings)[number]

/** One interval that was answered. */
export interface Rated {
  condition: Condition
  /** Of the sound against the noise; null where there was none. */
  levelDb: number | null
  choice: Rating
}

/** Places of a listener's parameters in an array. */
export const at = {
  /** dB: mean of both thresholds; at a threshold the sound changes what is felt by about 1 (d'). */
  middle: 0,
  /** dB: the threshold without less the one with the preset. */
  difference: 1,
  /** Logarithm of the dB over which hearing sets in. */
  spread: 2,
  /** What has to be felt for "rather yes"; mean of both conditions. */
  criterion: 3,
  /** The same without less with the preset. */
  criterionDifference: 4,
  /** Logarithms of the distances to "rather not" and to "surely yes". */
  gapBelow: 5,
  gapAbove: 6,
  /** Log odds of an answer that has nothing to do with what is heard. */
  lapse: 7,
} as const
export const PARAMETERS = Object.keys(at).length

/** How much of each parameter makes up a threshold, or their difference. */
export const weightsOf = {
  without: [[at.middle, 1], [at.difference, 0.5]],
  with: [[at.middle, 1], [at.difference, -0.5]],
  difference: [[at.difference, 1]],
} as const // prettier-ignore

/** d' = STRENGTH · ln(1 + e^u), u = (level - threshold) / spread: 1 at the threshold, doubling with each further step below it. */
const STRENGTH = 1 / Math.LN2

/** How likely each answer to an interval is, and how that changes with each parameter. */
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

/** Steps above the threshold, in spreads, at which a sound is told by so much (d'). */
export function stepsFor(told: number): number {
  return Math.log(Math.expm1(told / STRENGTH))
}

/**
 * Theory of signal detection with ratings (Macmillan & Creelman 2005, Detection Theory, chapter 3): what is felt is normally distributed
 * around 0 or around d', and is compared with three criteria. Written into `result`: simulations take this step some thousand million
 * times.
 */
export function writeChances(
  parameters: Float64Array,
  interval: Pick<Rated, 'condition' | 'levelDb'>,
  { chances, slopes }: Chances,
): void {
  const half = interval.condition === 'without' ? 0.5 : -0.5
  const { told, slope, steps, spread } = strengthOf(parameters, interval.levelDb, half)
  const criterion = valueAt(parameters, at.criterion) + half * valueAt(parameters, at.criterionDifference)
  const below = Math.exp(valueAt(parameters, at.gapBelow))
  const above = Math.exp(valueAt(parameters, at.gapAbove))
  const lapse = 1 / (1 + Math.exp(-valueAt(parameters, at.lapse)))
  const attentive = 1 - lapse
  let [higher, before] = [1, 0]
  let rating = 0
  for (const border of [criterion - below, criterion, criterion + above, Infinity]) {
    const density = normalDensity(told - border)
    const beyond = normalShare(told - border, density)
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

/** How clearly a sound is told (d'), how that grows with each step, and how many steps (spreads) it is above the threshold. */
function strengthOf(parameters: Float64Array, levelDb: number | null, half: number) {
  const spread = Math.exp(valueAt(parameters, at.spread))
  if (levelDb === null) return { told: 0, slope: 0, steps: 0, spread }
  const threshold = valueAt(parameters, at.middle) + half * valueAt(parameters, at.difference)
  const steps = (levelDb - threshold) / spread
  const raised = Math.exp(Math.min(steps, FAR))
  const told = STRENGTH * (steps > FAR ? steps : Math.log1p(raised))
  return { told, slope: (STRENGTH * raised) / (1 + raised), steps, spread }
}

function valueAt(parameters: Float64Array, index: number): number {
  return parameters[index] ?? 0
}

/** Steps above which ln(1 + e^u) is u. */
const FAR = 30
/** Keeps rounding from making an answer impossible. */
const LEAST = 1e-9
