import { seededRandom, type Random } from '@/lib/audio/scenes/noise'
import { rightProbability } from '../procedure/psychometric'
import { answered, startedRun, type Condition, type RunState, type Trial } from '../procedure/run'

/** Somebody whose hearing is known, to see whether a run finds it out. */
export interface Listener {
  name: string
  /** dB, without and with the preset. */
  thresholds: Record<Condition, number>
  spread: number
  lapse: number
  /** How likely the right interval is chosen at a level above the threshold; logistic unless told. */
  rightAt?: (aboveThreshold: number) => number
}

/** A whole run, answered by a listener. */
export function simulatedRun(listener: Listener, seed: number): RunState {
  const random = seededRandom(seed ^ 0x5eed)
  let state = startedRun(seed)
  while (state.next) state = answered(state, { choice: choiceOf(listener, state.next, random), ms: 1000 })
  return state
}

function choiceOf(listener: Listener, { condition, levelDb, holds }: Trial, random: Random): 1 | 2 {
  const threshold = listener.thresholds[condition]
  const probability = listener.rightAt
    ? listener.rightAt(levelDb - threshold)
    : rightProbability(levelDb, { threshold, spread: listener.spread, lapse: listener.lapse })
  const right = random() < probability
  return right === (holds === 1) ? 1 : 2
}
