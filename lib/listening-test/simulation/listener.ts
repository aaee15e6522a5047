import { seededRandom, type Random } from '@/lib/audio/scenes/synthesis/noise'
import { ratings, type Rating } from '../procedure/model'
import { normalShare } from '../procedure/normal'
import { trialSeconds } from '../procedure/trial-plan'
import { answered, startedRun, type RunState, type Trial } from '../procedure/run'

/** Psychometric function, and distribution of the percept. */
export type Law = 'logistic' | 'weibull' | 'probit'

/** Known hearing, to test whether a run finds it. Deliberately not the estimator's model: see `told`. */
export interface Listener {
  name: string
  law: Law
  /** dB, as of a logistic function for two intervals: 2.2 times as much from 1/4 to 3/4 of its rise. */
  spread: number
  difference: number // dB: the threshold without the preset minus the one with it
  lapse: number
  /** Thresholds of the percept for each higher answer. */
  criteria: readonly [number, number, number]
  moved?: number // d' by which criteria are higher with the preset
  drift?: number // dB by which both thresholds change over the run
  random?: number // share of random answers
  guessedFrom?: number // share of the four minutes after which all answers are random
}

const THRESHOLD = -18.3 // dB without the preset: the middle of the range of levels
/** Response time in ms: median, and the factor by which it varies. */
const REACTION = 650
const VARIES = 0.35
const RUN = 240 // seconds of the longest run

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
  const felt = dPrimeAt(listener, trial, done) + noise[law](random)
  const shift = trial.condition === 'with' ? moved : 0
  return ratings[criteria.filter((criterion) => felt > criterion + shift).length] ?? 4
}

function dPrimeAt(
  { law, spread, difference, drift = 0 }: Listener,
  { condition, levelDb }: Trial,
  done: number,
): number {
  if (levelDb === null) return 0
  const threshold = THRESHOLD - (condition === 'with' ? difference : 0) + drift * (done - 0.5)
  const learned = Math.min(1 - 1e-9, shares[law]((levelDb - threshold) / spread))
  // Of two intervals the right one is found in 0.5 + learned / 2 of the cases, which is Φ(d'/√2).
  return Math.SQRT2 * quantile(0.5 + learned / 2)
}

/** With the same slope in the middle as the logistic one. */
const shares: Record<Law, (steps: number) => number> = {
  logistic: (steps) => 1 / (1 + Math.exp(-steps)),
  probit: (steps) => normalShare(steps * 0.6267),
  weibull: (steps) => 1 - Math.exp(-Math.LN2 * Math.exp(steps * 0.7213)),
}

/** Mean 0, standard deviation 1. */
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

/** Of the normal distribution, by bisection. */
function quantile(share: number): number {
  let [low, high] = [-1, 7]
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return high
}
