import { estimateOf, fitOf, type Estimate, type Fit } from './fit'
import { at, emptyChances, ratings, weightsOf, writeChances, type Rated } from './model'
import { countedTrials, LEVELS, priorOf, type RunState } from './run'

/** With the preset the sound was heard when softer, only when louder, or neither could be shown; `unclear`: the run tells nothing. */
export type Verdict = 'softer' | 'louder' | 'none' | 'unclear'

type Ends = Pick<Estimate, 'dB' | 'low' | 'high'>

export interface HearingOutcome {
  /** Thresholds: the level of the sound against the noise at which it changes what is felt by 1 (d'). */
  without: Ends
  with: Ends
  /** Positive: the preset lets one hear a softer sound. */
  difference: Ends
  verdict: Verdict
  /** Intervals without the practice. */
  trials: number
  /** Time taken to answer, all trials together. */
  ms: number
}

/**
 * Deviations that a claim takes, more than an interval beside 0, and by how much more for a share of slips, with which the approximation is
 * rougher: by simulation, so that both false claims together are 5 % at most.
 */
const CLAIM = 1.97
const CLAIM_WITH_SLIPS = 2.2
/** More answers than that which have nothing to do with what was played say nothing. */
const MOST_LAPSES = 0.45
/** Parts of a run in each of which the answers must be told from what was played better than by how often each was given. */
const PARTS = 3
/** dB below the loudest sound: a threshold that is nearer was not measured. */
const ROOM = 3

/** The outcome of a finished run; `null` while it goes on. */
export function outcomeOf(state: RunState): HearingOutcome | null {
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
      ? verdictOf(difference.dB, deviation * (1 + CLAIM_WITH_SLIPS * lapseOf(fit)))
      : 'unclear',
    trials: trials.length,
    ms: trials.reduce((sum, { ms }) => sum + ms, 0),
  }
}

function endsOf(fit: Fit, condition: 'without' | 'with'): Ends {
  const { dB, low, high } = estimateOf(fit, weightsOf[condition])
  return { dB, low, high }
}

function verdictOf(dB: number, deviation: number): Verdict {
  if (Math.abs(dB) <= CLAIM * deviation) return 'none'
  return dB > 0 ? 'softer' : 'louder'
}

function lapseOf({ values }: Pick<Fit, 'values'>): number {
  return 1 / (1 + Math.exp(-(values[at.lapse] ?? 0)))
}

/** Whether the answers follow what was played, from the beginning to the end. */
function isFollowed({ values }: Fit, trials: readonly Rated[]): boolean {
  if (lapseOf({ values }) > MOST_LAPSES) return false
  const shares = ratings.map(
    (rating) => trials.filter(({ choice }) => choice === rating).length / trials.length,
  )
  const part = Math.ceil(trials.length / PARTS)
  return Array.from({ length: PARTS }, (_, index) => trials.slice(index * part, (index + 1) * part)).every(
    (some) => toldBy(values, some, shares) > 0,
  )
}

/** By how much better the fitted listener foresees answers than their shares do: a logarithm of likelihoods. */
function toldBy(values: Float64Array, trials: readonly Rated[], shares: readonly number[]): number {
  const found = emptyChances()
  return trials.reduce((sum, trial) => {
    writeChances(values, trial, found)
    const [foreseen = 0, often = 1] = [found.chances[trial.choice - 1], shares[trial.choice - 1]]
    return sum + Math.log(foreseen / often)
  }, 0)
}
