import type { Distribution } from './distribution'
import { fitOf } from './fit'
import { FEWEST_REVERSALS, type RunState } from './run'
import { LEVELS } from './track'

/** dB, with the ends of its 90 % interval. */
export interface Estimate {
  dB: number
  low: number
  high: number
}

/** With the preset the sound was heard at a lower level, at a higher one, or neither could be shown; `unclear`: the run tells nothing. */
export type Verdict = 'sooner' | 'later' | 'none' | 'unclear'

export interface HearingOutcome {
  /** Thresholds: the level of the sound against the noise at which four of five answers are right. */
  without: Estimate
  with: Estimate
  /** Positive: the preset lets one hear a softer sound. */
  difference: Estimate
  verdict: Verdict
  reversals: { without: number; with: number }
  /** Trials without the practice. */
  trials: number
  /** Time taken to answer, all trials together. */
  ms: number
}

/** Left out at each end of an interval. Found by simulation: with flat priors, the middle 90 % covers the truth more often than that. */
const TAIL = 0.0625
/** Likewise for a claim, which takes more than an interval beside 0. */
const CLAIM_TAIL = 0.04

/** The outcome of a finished run; `null` while it goes on. */
export function outcomeOf(state: RunState): HearingOutcome | null {
  if (state.next) return null
  const trials = state.answered.filter(({ practice }) => !practice)
  const { without, with: through, difference } = fitOf(trials)
  const reversals = { without: state.without.reversals, with: state.with.reversals }
  const outcome = {
    without: estimateOf(without),
    with: estimateOf(through),
    difference: estimateOf(difference),
    reversals,
    trials: trials.length,
    ms: trials.reduce((sum, { ms }) => sum + ms, 0),
  }
  const beyond = Math.max(outcome.without.high, outcome.with.high) > LEVELS.max
  const few = Math.min(reversals.without, reversals.with) < FEWEST_REVERSALS
  return { ...outcome, verdict: beyond || few ? 'unclear' : verdictOf(difference) }
}

function verdictOf(difference: Distribution): Verdict {
  if (difference.at(CLAIM_TAIL) > 0) return 'sooner'
  return difference.at(1 - CLAIM_TAIL) < 0 ? 'later' : 'none'
}

function estimateOf({ at }: Distribution): Estimate {
  return { dB: at(0.5), low: at(TAIL), high: at(1 - TAIL) }
}
