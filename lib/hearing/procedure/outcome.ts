import { fitOf } from './fit'
import type { RunState } from './run'

/** dB, with the ends of its 90 % interval. */
export interface Estimate {
  dB: number
  low: number
  high: number
}

/** With the preset the sound was heard at a lower level, at a higher one, or neither could be shown; `unclear`: the run tells nothing. */
export type Verdict = 'sooner' | 'later' | 'none' | 'unclear'

export interface HearingOutcome {
  /** Thresholds: the level of the sound against the noise at which 75 % of the answers are right, apart from slips. */
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

/** dB; an interval wider than this tells nothing, and neither does a threshold that is not within the levels played. */
const WIDEST = 12

/** What a finished run says; `null` while it goes on. */
export function outcomeOf(state: RunState): HearingOutcome | null {
  if (state.next) return null
  const trials = state.answered.filter(({ practice }) => !practice)
  const { without, with: through, difference, surelyPositive, surelyNegative } = fitOf(trials)
  const wide = difference.high - difference.low > WIDEST
  return {
    without,
    with: through,
    difference,
    verdict: wide ? 'unclear' : surelyPositive ? 'sooner' : surelyNegative ? 'later' : 'none',
    reversals: { without: state.without.reversals, with: state.with.reversals },
    trials: trials.length,
    ms: trials.reduce((sum, { ms }) => sum + ms, 0),
  }
}
