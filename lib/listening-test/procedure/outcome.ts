import { estimateOf, fitOf, type Estimate, type Fit } from './fit'
import { at, emptyChances, ratings, weightsOf, writeChances, type Rated } from './model'
import { countedTrials, LEVELS, priorOf, type RunState } from './run'

/** With the preset, `softer` or only `louder` sounds were heard; `none`: no difference; `unclear`: says nothing. */
export type Verdict = 'softer' | 'louder' | 'none' | 'unclear'

type Ends = Pick<Estimate, 'dB' | 'low' | 'high'>

export interface ListeningOutcome {
  /** Thresholds: the level of the sound relative to the noise at which d' is 1. */
  without: Ends
  with: Ends
  difference: Ends // positive: softer sounds are heard with the preset
  verdict: Verdict
  trials: number // without the practice
  ms: number // response times, all trials together
}

/** Standard deviations that a claim needs, more than for an interval, and the addition for a share of lapses, with
 * which the approximation is rougher: by simulation, so that both false claims together have at most 5 %. */
const CLAIM = 1.97
const CLAIM_WITH_SLIPS = 2.2
const CLAIM_OF_TWO = 2.5 // for who uses only the sure answers, which say less: by simulation
/** With a smaller share of answers between the sure ones, there are only two answers. */
const FEW_BETWEEN = 0.1
/** With a larger share of answers that are independent of the sound, the run says nothing. */
const MOST_LAPSES = 0.45
/** Parts of a run in each of which the model must predict the answers better than their overall frequencies do. */
const PARTS = 3
const ROOM = 3 // dB below the loudest sound: a threshold closer to it was not measured

/** `null` while the run continues. */
export function outcomeOf(state: RunState): ListeningOutcome | null {
  if (state.next) return null
  const trials = countedTrials(state)
  const fit = fitOf(trials, priorOf(state), state.fit)
  const { deviation, ...difference } = estimateOf(fit, weightsOf.difference)
  const [without, through] = [endsOf(fit, 'without'), endsOf(fit, 'with')]
  const isMeasured = Math.max(without.dB, through.dB) < LEVELS.max - ROOM
  const isClear = isMeasured && isFollowed(fit, trials)
  return {
    without,
    with: through,
    difference,
    verdict: isClear
      ? verdictOf(difference.dB, claimOf(trials) * deviation * (1 + CLAIM_WITH_SLIPS * lapseOf(fit)))
      : 'unclear',
    trials: trials.length,
    ms: trials.reduce((sum, { ms }) => sum + ms, 0),
  }
}

function endsOf(fit: Fit, condition: 'without' | 'with'): Ends {
  const { dB, low, high } = estimateOf(fit, weightsOf[condition])
  return { dB, low, high }
}

function claimOf(trials: readonly Rated[]): number {
  const between = trials.filter(({ choice }) => choice === 2 || choice === 3).length
  return between < FEW_BETWEEN * trials.length ? CLAIM_OF_TWO : CLAIM
}

/** @param least dB from which on a difference counts */
function verdictOf(dB: number, least: number): Verdict {
  if (Math.abs(dB) <= least) return 'none'
  return dB > 0 ? 'softer' : 'louder'
}

function lapseOf({ values }: Pick<Fit, 'values'>): number {
  return 1 / (1 + Math.exp(-(values[at.lapse] ?? 0)))
}

/** Whether the answers depend on the sound in all parts of the run. */
function isFollowed({ values }: Fit, trials: readonly Rated[]): boolean {
  if (lapseOf({ values }) > MOST_LAPSES) return false
  const shares = ratings.map(
    (rating) => trials.filter(({ choice }) => choice === rating).length / trials.length,
  )
  const part = Math.ceil(trials.length / PARTS)
  return Array.from({ length: PARTS }, (_, index) => trials.slice(index * part, (index + 1) * part)).every(
    (some) => likelihoodRatio(values, some, shares) > 0,
  )
}

/** Log likelihood ratio of the fitted listener to the overall frequencies of the answers. */
function likelihoodRatio(values: Float64Array, trials: readonly Rated[], shares: readonly number[]): number {
  const found = emptyChances()
  return trials.reduce((sum, trial) => {
    writeChances(values, trial, found)
    const [foreseen = 0, often = 1] = [found.chances[trial.choice - 1], shares[trial.choice - 1]]
    return sum + Math.log(foreseen / often)
  }, 0)
}
