import {
  emptyChances,
  PARAMETERS,
  ratings,
  writeChances,
  type at,
  type Chances,
  type Rated,
  type Rating,
} from './model'

/** Independent normal distributions of the parameters. */
export interface Prior {
  mean: Float64Array
  deviation: Float64Array
}

export interface Fit {
  values: Float64Array
  covariance: Float64Array // by pairs of parameters
}

const MOST_ROUNDS = 25
const DONE = 1e-3 // converged when no parameter moves more than this
/** Maximum change of each parameter per iteration. */
const FARTHEST = [5, 5, 0.6, 0.7, 0.5, 0.6, 0.6, 1]

/** Weak compared with the answers of a run, except for how far the criteria of both conditions may differ.
 * @param level prior mean of the thresholds in dB */
export function priorAround(level: number): Prior {
  const expected = {
    middle: [level, 10],
    difference: [0, 6],
    spread: [Math.log(2.4), 0.5],
    criterion: [1, 0.6],
    criterionDifference: [0, CRITERIA_TIED],
    gapBelow: [Math.log(0.7), 0.5],
    gapAbove: [Math.log(0.7), 0.5],
    lapse: [Math.log(0.08), 1.3],
  } as const satisfies Record<keyof typeof at, readonly [mean: number, deviation: number]>
  const all = Object.values(expected)
  return {
    mean: Float64Array.from(all, ([mean]) => mean),
    deviation: Float64Array.from(all, ([, deviation]) => deviation),
  }
}

/** Deviation (d') of the difference between criteria. By simulation (docs/decisions/0139): a tighter one (0.3) takes
 * a criterion that shifts with timbre for a difference in hearing; without one, gradual hearing is detected less. */
const CRITERIA_TIED = 0.4

/** Maximum a posteriori parameters by Fisher scoring, with the Laplace approximation around them.
 * @param from start of the iteration */
export function fitOf(
  rated: readonly Rated[],
  prior: Prior,
  from: Pick<Fit, 'values'> | null = null,
  rounds = MOST_ROUNDS,
): Fit {
  const values = Float64Array.from(from?.values ?? prior.mean)
  for (let round = 0; round < rounds; round += 1) {
    const { score, information } = knownFrom(rated, values, prior)
    const step = solved(factored(information), score)
    const largest = step.reduce(
      (most, move, index) => Math.max(most, Math.abs(move) / (FARTHEST[index] ?? 1)),
      1,
    )
    for (let index = 0; index < PARAMETERS; index += 1)
      values[index] = (values[index] ?? 0) + (step[index] ?? 0) / largest
    if (step.every((move) => Math.abs(move) < DONE)) break
  }
  return { values, covariance: inverted(factored(knownFrom(rated, values, prior).information)) }
}

/** A linear combination of parameters: standard deviation in dB, and the ends of its 90 % interval. */
export interface Estimate {
  dB: number
  deviation: number
  low: number
  high: number
}

/** Standard deviations to either end of an interval. Normal would be 1.645; the levels depend on the answers and the
 * approximation is rough, so simulation requires more. */
const INTERVAL = 1.8

/** @param weights of parameters, see `weightsOf` */
export function estimateOf(
  { values, covariance }: Fit,
  weights: readonly (readonly [parameter: number, weight: number])[],
): Estimate {
  let [dB, variance] = [0, 0]
  for (const [row, one] of weights) {
    dB += one * (values[row] ?? 0)
    for (const [column, other] of weights)
      variance += one * other * (covariance[row * PARAMETERS + column] ?? 0)
  }
  const deviation = Math.sqrt(variance)
  return { dB, deviation, low: dB - INTERVAL * deviation, high: dB + INTERVAL * deviation }
}

/** Gradient of the log posterior, and the lower triangle of the expected information. */
interface Known {
  score: Float64Array
  information: Float64Array
}

function knownFrom(rated: readonly Rated[], values: Float64Array, prior: Prior): Known {
  const known = knownBefore(values, prior)
  const found = emptyChances()
  for (const interval of rated) {
    writeChances(values, interval, found)
    for (const rating of ratings) addRating(known, found, rating, rating === interval.choice)
  }
  return known
}

function knownBefore(values: Float64Array, { mean, deviation }: Prior): Known {
  const precisions = deviation.map((one) => one ** -2)
  const information = new Float64Array(PARAMETERS * PARAMETERS)
  for (const [index, precision] of precisions.entries()) information[index * (PARAMETERS + 1)] = precision
  const score = precisions.map((precision, index) => ((mean[index] ?? 0) - (values[index] ?? 0)) * precision)
  return { score, information }
}

/** Adds gradient and Fisher information of one of the four answers, with its probability. */
function addRating({ score, information }: Known, found: Chances, rating: Rating, isSaid: boolean): void {
  const { chances, slopes } = found
  const first = (rating - 1) * PARAMETERS
  const chance = chances[rating - 1] ?? 1
  for (let row = 0; row < PARAMETERS; row += 1) {
    const share = (slopes[first + row] ?? 0) / chance
    if (isSaid) score[row] = (score[row] ?? 0) + share
    const place = row * PARAMETERS
    for (let column = 0; column <= row; column += 1)
      information[place + column] = (information[place + column] ?? 0) + share * (slopes[first + column] ?? 0)
  }
}

/** Cholesky decomposition: the lower triangle. */
function factored(matrix: Float64Array): Float64Array {
  const result = new Float64Array(matrix.length)
  const value = (row: number, column: number) => result[row * PARAMETERS + column] ?? 0
  for (let row = 0; row < PARAMETERS; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * PARAMETERS + column] ?? 0
      for (let index = 0; index < column; index += 1) sum -= value(row, index) * value(column, index)
      result[row * PARAMETERS + column] = row === column ? Math.sqrt(sum) : sum / value(column, column)
    }
  return result
}

function solved(lower: Float64Array, right: Float64Array): Float64Array {
  const result = right.slice()
  const value = (row: number, column: number) => lower[row * PARAMETERS + column] ?? 0
  for (let row = 0; row < PARAMETERS; row += 1) {
    let sum = result[row] ?? 0
    for (let index = 0; index < row; index += 1) sum -= value(row, index) * (result[index] ?? 0)
    result[row] = sum / value(row, row)
  }
  for (let row = PARAMETERS - 1; row >= 0; row -= 1) {
    let sum = result[row] ?? 0
    for (let index = row + 1; index < PARAMETERS; index += 1) sum -= value(index, row) * (result[index] ?? 0)
    result[row] = sum / value(row, row)
  }
  return result
}

function inverted(lower: Float64Array): Float64Array {
  const result = new Float64Array(lower.length)
  for (let column = 0; column < PARAMETERS; column += 1) {
    const unit = new Float64Array(PARAMETERS)
    unit[column] = 1
    result.set(solved(lower, unit), column * PARAMETERS)
  }
  return result
}
