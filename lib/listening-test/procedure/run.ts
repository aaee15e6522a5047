import { trialSeconds } from './trial-plan'
import { estimateOf, fitOf, priorAround, type Fit } from './fit'
import { at, stepsFor, weightsOf, conditions, type Condition, type Rating } from './model'
import { randomFor, roveOf, type Answer, type StoredRun } from './stored-run'

export interface Trial {
  number: number // from 0, practice included
  practice: boolean
  condition: Condition
  /** Relative to the noise, before the preset; null for an interval without the sound. */
  levelDb: number | null
  roveDb: number // of the whole interval, so that its loudness gives nothing away
  seed: number // of this trial's random noise and sound
}

export interface AnsweredTrial extends Trial, Answer {}

/** As plain data. */
export interface RunState {
  seed: number
  answered: readonly AnsweredTrial[]
  practiceDb: number // level of the practice
  fit: Fit | null // the latest; null before the first answer
  next: Trial | null // `null` once the run has ended
}

/** dB. In room noise of 42 dB(A) the softest is -6 dB SPL, inaudible even in silence (ISO 389-7). */
export const LEVELS = { min: -48, max: 12 } as const
export const PRACTICE_TRIALS = 8
const PRACTICE_EMPTY = [2, 5, 6] // numbers of the practice trials without the sound
/** dB: starts at a level audible for everyone, goes down by a step after a detection, and up by two otherwise. */
const PRACTICE = { first: 6, step: 5 } as const
const LONGEST = 240 // seconds, without practice and pauses
const LONGEST_THOUGHT = 10 // seconds that count for an answer at most
const MOST_TRIALS = 160 // more than anybody answers in that time
/** A run ends early when the difference is known to within this margin in dB. */
const CLEAR = { trials: 60, margin: 1.15 } as const
/** The fit is updated after each of the first trials, then after every few. */
const EACH_UNTIL = 20
const EVERY = 5
export const ROVE = 2 // dB, up or down

/** @param seed a whole number from 0 to 2^32 - 1 */
export function startedRun(seed: number): RunState {
  return withNext({ seed, answered: [], practiceDb: PRACTICE.first, fit: null, next: null })
}

/** A run that has ended stays unchanged. */
export function answered(state: RunState, { choice, ms }: Answer): RunState {
  const { next } = state
  if (!next) return state
  const after = { ...state, answered: [...state.answered, { ...next, choice, ms }] }
  if (next.practice) return withNext({ ...after, practiceDb: practiceAfter(state.practiceDb, next, choice) })
  const trials = countedTrials(after)
  if (trials.length > EACH_UNTIL && trials.length % EVERY > 0 && trials.length % BLOCK > 0)
    return withNext(after)
  return withNext({ ...after, fit: fitOf(trials, priorOf(after), state.fit, 2) })
}

export function resumedRun({ seed, answers }: StoredRun): RunState {
  return answers.reduce(answered, startedRun(seed))
}

/** From 0 to 1; the run may end before. */
export function shareDone(state: RunState): number {
  return state.next ? Math.min(1, secondsOf(countedTrials(state)) / LONGEST) : 1
}

export function countedTrials({ answered: trials }: Pick<RunState, 'answered'>): readonly AnsweredTrial[] {
  return trials.slice(PRACTICE_TRIALS)
}

/** A threshold around the last level of the practice. */
export function priorOf({ practiceDb }: Pick<RunState, 'practiceDb'>) {
  return priorAround(practiceDb)
}

export function saidYes(choice: Rating): boolean {
  return choice > 2
}

/** Of listening and answering. */
function secondsOf(trials: readonly AnsweredTrial[]): number {
  return trials.reduce((sum, { ms }) => sum + trialSeconds + Math.min(ms / 1000, LONGEST_THOUGHT), 0)
}

function practiceAfter(levelDb: number, trial: Trial, choice: Rating): number {
  if (trial.levelDb === null) return levelDb
  return within(levelDb + (saidYes(choice) ? -PRACTICE.step : 2 * PRACTICE.step))
}

function withNext(state: RunState): RunState {
  return { ...state, next: hasEnded(state) ? null : nextTrial(state) }
}

/** Only at the end of a block, where both conditions have equally many intervals of each kind. */
function hasEnded(state: RunState): boolean {
  const trials = countedTrials(state)
  const count = trials.length
  if (!state.fit || count === 0 || count % BLOCK > 0) return false
  const seconds = secondsOf(trials)
  if (count >= MOST_TRIALS || seconds + (seconds / count) * (BLOCK / 2) >= LONGEST) return true
  if (count < CLEAR.trials) return false
  const { dB, high } = estimateOf(state.fit, weightsOf.difference)
  return high - dB <= CLEAR.margin
}

function nextTrial(state: RunState): Trial {
  const number = state.answered.length
  const practice = number < PRACTICE_TRIALS
  const random = randomFor(state.seed, number)
  const trial = { number, practice, roveDb: roveOf(random, ROVE), seed: Math.floor(random() * 2 ** 32) }
  if (practice) {
    const levelDb = PRACTICE_EMPTY.includes(number) ? null : state.practiceDb
    return { ...trial, condition: 'without', levelDb }
  }
  const { condition, dPrime } = plannedAt(state.seed, number - PRACTICE_TRIALS)
  return { ...trial, condition, levelDb: dPrime === null ? null : levelFor(state, condition, dPrime) }
}

/** dB, to a tenth, at which the sound has this d' according to the latest fit. */
function levelFor(state: RunState, condition: Condition, dPrime: number): number {
  const { mean, deviation } = priorOf(state)
  const values = state.fit?.values ?? mean
  const threshold = state.fit && estimateOf(state.fit, weightsOf[condition])
  const unsure = threshold ? threshold.deviation : (deviation[at.middle] ?? 0)
  const above = stepsFor(dPrime) * Math.exp(values[at.spread] ?? 0)
  const level = (threshold?.dB ?? mean[at.middle] ?? 0) + above + scatterOf(dPrime, unsure)
  return Math.round(within(level) * 10) / 10
}

function within(levelDb: number): number {
  return Math.min(LEVELS.max, Math.max(LEVELS.min, levelDb))
}

const SOUNDS = [0.5, 1.3, 1.9, 2.7] as const // d' of a block's sounds, one each in both conditions
const EMPTY = 4 // intervals without a sound in a block, in each condition

interface Planned {
  condition: Condition
  dPrime: number | null // null without a sound
}

const kinds = [...SOUNDS, ...Array.from({ length: EMPTY }, () => null)]
const block = conditions.flatMap((condition) => kinds.map((dPrime): Planned => ({ condition, dPrime })))
export const BLOCK = block.length

/** Each block has every kind of interval of both conditions, in random order. */
function plannedAt(seed: number, index: number): Planned {
  const random = randomFor(seed, -1 - Math.floor(index / BLOCK))
  const shuffled = block
    .map((planned) => ({ planned, order: random() }))
    .toSorted((one, other) => one.order - other.order)
  return shuffled[index % BLOCK]?.planned ?? { condition: 'without', dPrime: null }
}

/** dB from the intended level while a threshold is uncertain: lower for soft sounds, higher for clear ones, which
 * reveals a wrong first estimate.
 * @param unsure standard deviation of the threshold in dB */
function scatterOf(dPrime: number, unsure: number): number {
  const far = Math.max(0, unsure - 1)
  if (dPrime === SOUNDS[0]) return -far
  return dPrime === SOUNDS.at(-1) ? far : 0
}
