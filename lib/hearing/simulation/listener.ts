import { seededRandom, type Random } from '@/lib/audio/scenes/noise'
import { answered, startedRun, type Condition, type RunState, type Trial } from '../procedure/run'

/** Somebody whose hearing is known, to see whether a run finds it out. */
export interface Listener {
  name: string
  /** dB: where four of five answers are right, without and with the preset. */
  thresholds: Record<Condition, number>
  /** How likely the right interval is chosen, by the level above the threshold in dB. */
  rightAt: (above: number) => number
}

/** A whole run, answered by a listener. */
export function simulatedRun(listener: Listener, seed: number): RunState {
  const random = seededRandom(seed ^ 0x5eed)
  let state = startedRun(seed)
  while (state.next) state = answered(state, { choice: choiceOf(listener, state.next, random), ms: 1000 })
  return state
}

function choiceOf({ thresholds, rightAt }: Listener, trial: Trial, random: Random): 1 | 2 {
  const right = random() < rightAt(trial.levelDb - thresholds[trial.condition])
  return right === (trial.holds === 1) ? 1 : 2
}
