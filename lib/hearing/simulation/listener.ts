import { seededRandom, type Random } from '@/lib/audio/scenes/noise'
import { ratings, type Rating } from '../procedure/model'
import { normalShare } from '../procedure/normal'
import { trialSeconds } from '../stimulus/plan'
import { answered, startedRun, type RunState, type Trial } from '../procedure/run'

/** The law by which hearing sets in and by which what is felt varies. */
export type Law = 'logistic' | 'weibull' | 'probit'

/** Somebody whose hearing is known, to see whether a run finds it out. Not the estimator's model: see `told`. */
export interface Listener {
  name: string
  law: Law
  /** dB, as of a logistic function of two intervals: from 1 in 4 to 3 in 4 of what can be learned it takes 2.2 times as much. */
  spread: number
  /** dB: the threshold without less the one with the preset. */
  difference: number
  lapse: number
  /** What has to be felt for each higher answer. */
  criteria: readonly [number, number, number]
  /** By how much (d') these are higher with the preset. */
  moved?: number
  /** dB by which both thresholds rise, or fall, over the run. */
  drift?: number
  /** Share of answers pressed at random. */
  random?: number
  /** From which share of the four minutes on all answers are guessed. */
  guessedFrom?: number
}

/** dB without the preset: in the middle of the levels played. */
const THRESHOLD = -18.3
/** ms that an answer takes, median, and by which factor it varies. */
const REACTION = 650
const VARIES = 0.35
/** Seconds of the longest run. */
const RUN = 240

/** A whole run, answered by a listener. */
export function simulatedRun(listener: Listener, seed: number): RunState {
  const random = seededRandom(seed ^ 0x5eed)
  let state = startedRun(seed)
  let seconds = 0
  while (state.next) {
    const ms = Math.round(REACTION * Math.exp(VARIES * normal(random)))
    state = answered(state, { choice: choiceOf(listener, state.next, seconds / RUN, random), ms })
    seconds += trialSeconds + ms / 1000
  }
  return state
}

function choiceOf(listener: Listener, trial: Trial, done: number, random: Random): Rating {
  const { law, lapse, criteria, moved = 0, random: pressed = 0, guessedFrom = Infinity } = listener
  const isGuess = random() < lapse + pressed || done >= guessedFrom
  if (isGuess) return ratings[Math.floor(random() * ratings.length)] ?? 1
  const felt = toldAt(listener, trial, done) + noise[law](random)
  const shift = trial.condition === 'with' ? moved : 0
  return ratings[criteria.filter((criterion) => felt > criterion + shift).length] ?? 4
}

function toldAt(
  { law, spread, difference, drift = 0 }: Listener,
  { condition, levelDb }: Trial,
  done: number,
): number {
  if (levelDb === null) return 0
  const threshold = THRESHOLD - (condition === 'with' ? difference : 0) + drift * (done - 0.5)
  const learned = Math.min(1 - 1e-9, shares[law]((levelDb - threshold) / spread))
  // Of two intervals the right one is told in 0.5 + learned / 2 of the cases, which is Φ(d'/√2).
  return Math.SQRT2 * quantile(0.5 + learned / 2)
}

/** What can be learned by steps above the threshold, each as steep in the middle as the logistic one. */
const shares: Record<Law, (steps: number) => number> = {
  logistic: (steps) => 1 / (1 + Math.exp(-steps)),
  probit: (steps) => normalShare(steps * 0.6267),
  weibull: (steps) => 1 - Math.exp(-Math.LN2 * Math.exp(steps * 0.7213)),
}

/** Of mean 0 and deviation 1. */
const noise: Record<Law, (random: Random) => number> = {
  logistic: (random) => {
    const share = Math.max(1e-12, random())
    return (Math.log(share / (1 - share)) * Math.sqrt(3)) / Math.PI
  },
  probit: (random) => normal(random),
  weibull: (random) => -((Math.log(-Math.log(Math.max(1e-12, random()))) + 0.5772) * Math.sqrt(6)) / Math.PI,
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(Math.max(1e-12, random()))) * Math.cos(2 * Math.PI * random())
}

/** The value below which a share of the normal distribution lies: by bisection. */
function quantile(share: number): number {
  let [low, high] = [-1, 7]
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return high
}
