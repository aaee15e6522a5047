import type { Condition } from '../procedure/run'
import type { DirectionState } from './direction-run'

/** A share from 0 to 1 (differences: from -1), with the ends of its 90 % interval. */
interface ShareEstimate {
  share: number
  low: number
  high: number
}

export interface DirectionOutcome {
  /** Of right answers. */
  without: ShareEstimate
  with: ShareEstimate
  /** Positive: more right with the preset. */
  difference: ShareEstimate
  /** Whether direction is told worse or better with the preset; `none`: neither could be shown. */
  verdict: 'worse' | 'better' | 'none'
  trials: number
}

/** The normal distribution's 95th percentile: 90 % lie within on both sides. */
const Z = 1.6449

/** Says what a finished run shows; `null` while it goes on. */
export function directionOutcomeOf({ answered, next }: DirectionState): DirectionOutcome | null {
  if (next) return null
  const share = (condition: Condition) => {
    const trials = answered.filter((trial) => trial.condition === condition)
    return wilson(trials.filter(({ right }) => right).length, trials.length)
  }
  const [without, through] = [share('without'), share('with')]
  const difference = newcombe(through, without)
  const verdict = difference.high < 0 ? 'worse' : difference.low > 0 ? 'better' : 'none'
  return { without, with: through, difference, verdict, trials: answered.length }
}

/** Wilson's score interval (1927, https://doi.org/10.1080/01621459.1927.10502953). */
function wilson(right: number, trials: number): ShareEstimate {
  const share = right / trials
  const middle = (share + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials)
  const half =
    (Z / (1 + Z ** 2 / trials)) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  return { share, low: middle - half, high: middle + half }
}

/** The interval of a difference from two of Wilson's: method 10 of Newcombe (1998, Statistics in Medicine 17, 873-890). */
function newcombe(one: ShareEstimate, other: ShareEstimate): ShareEstimate {
  const share = one.share - other.share
  return {
    share,
    low: share - Math.hypot(one.share - one.low, other.high - other.share),
    high: share + Math.hypot(one.high - one.share, other.share - other.low),
  }
}
