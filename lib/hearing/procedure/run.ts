import * as z from 'zod/mini'
import { randomFor, roveOf, storedSchema } from './stored-run'
import { practiceAfter, startingTrack, trackAfter, type Track } from './track'

/** Whether the sound is heard as the game plays it, or through the preset. */
export const conditions = ['without', 'with'] as const
export type Condition = (typeof conditions)[number]

/** One of the two intervals of a trial. */
export type Interval = 1 | 2

/** By the interval in which the listener heard the sound. */
export const storedRunSchema = storedSchema(z.union([z.literal(1), z.literal(2)]), 200)
export type StoredRun = z.infer<typeof storedRunSchema>
export type Answer = StoredRun['answers'][number]

/** ms; who thinks longer about one sound has done something else meanwhile. */
export const LONGEST_ANSWER = 3_600_000

export interface Trial {
  /** From 0, practice included. */
  number: number
  practice: boolean
  condition: Condition
  /** Of the sound against the scene's noise, in dB, before the preset. */
  levelDb: number
  /** The interval with the sound. */
  holds: Interval
  /** How much louder each interval is as a whole, in dB, so that loudness gives nothing away. */
  roveDb: readonly [number, number]
  /** Of the noise and the sound of this trial. */
  seed: number
}

export interface AnsweredTrial extends Trial, Answer {
  right: boolean
}

/** A run as plain data; what was answered until now, and what comes next. */
export interface RunState {
  seed: number
  answered: readonly AnsweredTrial[]
  practice: Track
  without: Track
  with: Track
  /** `null` once the run has ended. */
  next: Trial | null
}

export const PRACTICE_TRIALS = 6
/** Of each condition; a run of 6 + 2 x 44 trials takes about four minutes. */
export const TRIALS_PER_TRACK = 44
/** Of each condition: the run goes on until both have turned as often, but not for ever. */
export const FEWEST_REVERSALS = 8
const MOST_TRIALS_PER_TRACK = 52
/** dB; a practice round begins where everybody hears it. */
const FIRST_LEVEL = 6
/** dB: how far above the last level of the practice the run begins. */
const HEAD_START = 6
/** dB, in each direction. */
export const ROVE = 3

/** @param seed a whole number from 0 to 2^32 - 1 */
export function startedRun(seed: number): RunState {
  const track = startingTrack(FIRST_LEVEL)
  return withNext({ seed, answered: [], practice: track, without: track, with: track, next: null })
}

/** The run after an answer to its next trial; a run that has ended stays as it is. */
export function answered(state: RunState, { choice, ms }: Answer): RunState {
  const { next } = state
  if (!next) return state
  const right = choice === next.holds
  const after = { ...state, answered: [...state.answered, { ...next, choice, ms, right }] }
  if (!next.practice)
    return withNext({ ...after, [next.condition]: trackAfter(state[next.condition], right) })
  const practice = practiceAfter(state.practice, right)
  const track = startingTrack(practice.levelDb + HEAD_START)
  return withNext({ ...after, practice, without: track, with: track })
}

/** A run taken up again where it was left. */
export function resumedRun({ seed, answers }: StoredRun): RunState {
  return answers.reduce(answered, startedRun(seed))
}

/** How much of a run is done, from 0 to 1; it may reach 1 a few trials before the end. */
export function shareDone({ answered: trials, next }: RunState): number {
  return next ? Math.min(1, trials.length / (PRACTICE_TRIALS + 2 * TRIALS_PER_TRACK)) : 1
}

function withNext(state: RunState): RunState {
  return { ...state, next: hasEnded(state) ? null : nextTrial(state) }
}

function hasEnded({ without, with: through }: RunState): boolean {
  if (without.trials !== through.trials || without.trials < TRIALS_PER_TRACK) return false
  const turned = Math.min(without.reversals, through.reversals) >= FEWEST_REVERSALS
  return turned || without.trials >= MOST_TRIALS_PER_TRACK
}

function nextTrial(state: RunState): Trial {
  const number = state.answered.length
  const practice = number < PRACTICE_TRIALS
  const random = randomFor(state.seed, number)
  const condition = practice ? 'without' : conditionAt(state.seed, number - PRACTICE_TRIALS)
  return {
    number,
    practice,
    condition,
    levelDb: (practice ? state.practice : state[condition]).levelDb,
    holds: random() < 0.5 ? 1 : 2,
    roveDb: [roveOf(random, ROVE), roveOf(random, ROVE)],
    seed: Math.floor(random() * 2 ** 32),
  }
}

/** Both conditions in each pair of trials, in random order: interleaved, and equally many at any time. */
function conditionAt(seed: number, index: number): Condition {
  const presetFirst = randomFor(seed, -1 - Math.floor(index / 2))() < 0.5
  return presetFirst === (index % 2 === 0) ? 'with' : 'without'
}
