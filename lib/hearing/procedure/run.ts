import { trialSeconds } from '../stimulus/plan'
import { estimateOf, fitOf, priorAround, type Fit } from './fit'
import { at, stepsFor, weightsOf, type Condition, type Rating } from './model'
import { BLOCK, plannedAt, scatterOf } from './plan'
import { randomFor, roveOf, type Answer, type StoredRun } from './stored-run'

export interface Trial {
  /** From 0, practice included. */
  number: number
  practice: boolean
  condition: Condition
  /** Of the sound against the noise, in dB, before the preset; null for an interval without the sound. */
  levelDb: number | null
  /** How much louder the whole interval is, in dB, so that loudness gives nothing away. */
  roveDb: number
  /** Of the noise and the sound of this trial. */
  seed: number
}

export interface AnsweredTrial extends Trial, Answer {}

/** A run as plain data; what was answered until now, and what comes next. */
export interface RunState {
  seed: number
  answered: readonly AnsweredTrial[]
  /** dB: the level of the practice. */
  practiceDb: number
  /** What the answers show, as of the last fit; null before the first. */
  fit: Fit | null
  /** `null` once the run has ended. */
  next: Trial | null
}

/**
 * dB; no sound is played outside of these. Against a room of 42 dB(A) the softest is of -6 dB SPL, which nobody hears even in silence
 * (ISO 389-7).
 */
export const LEVELS = { min: -48, max: 12 } as const
export const PRACTICE_TRIALS = 8
/** Those of the practice without the sound. */
const PRACTICE_EMPTY = [2, 5, 6]
/** dB: the practice begins where everybody hears it, comes down by a step when it is heard, and goes up by two when not. */
const PRACTICE = { first: 6, step: 5 } as const
/** Seconds, practice and pauses not counted. */
const LONGEST = 240
/** Seconds that a thought about one interval counts at most. */
const LONGEST_THOUGHT = 10
/** Nobody answers more in that time. */
const MOST_TRIALS = 160
/** A run ends earlier when the difference is known this well to either side, in dB. */
const CLEAR = { trials: 60, margin: 1.15 } as const
/** The answers are looked at anew after each of the first ones, then after every few. */
const EACH_UNTIL = 20
const EVERY = 5
/** dB, in each direction. */
export const ROVE = 2

/** @param seed a whole number from 0 to 2^32 - 1 */
export function startedRun(seed: number): RunState {
  return withNext({ seed, answered: [], practiceDb: PRACTICE.first, fit: null, next: null })
}

/** The run after an answer to its next trial; a run that has ended stays as it is. */
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

/** A run taken up again where it was left. */
export function resumedRun({ seed, answers }: StoredRun): RunState {
  return answers.reduce(answered, startedRun(seed))
}

/** How much of a run is done, from 0 to 1; it may end before. */
export function shareDone(state: RunState): number {
  return state.next ? Math.min(1, secondsOf(countedTrials(state)) / LONGEST) : 1
}

/** Those after the practice. */
export function countedTrials({ answered: trials }: Pick<RunState, 'answered'>): readonly AnsweredTrial[] {
  return trials.slice(PRACTICE_TRIALS)
}

/** What is thought likely before a run: a threshold around where the practice has ended. */
export function priorOf({ practiceDb }: Pick<RunState, 'practiceDb'>) {
  return priorAround(practiceDb)
}

/** Whether somebody said that the sound was there. */
export function saidYes(choice: Rating): boolean {
  return choice > 2
}

/** Of hearing and answering. */
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

/** Only at the end of a block: until then there are not as many intervals of each kind in both conditions. */
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
  const { condition, told } = plannedAt(state.seed, number - PRACTICE_TRIALS)
  return { ...trial, condition, levelDb: told === null ? null : levelFor(state, condition, told) }
}

/** The level in dB, to a tenth, at which the sound is told by so much (d'), as far as the answers show until now. */
function levelFor(state: RunState, condition: Condition, told: number): number {
  const { mean, deviation } = priorOf(state)
  const values = state.fit?.values ?? mean
  const threshold = state.fit && estimateOf(state.fit, weightsOf[condition])
  const unsure = threshold ? threshold.deviation : (deviation[at.middle] ?? 0)
  const above = stepsFor(told) * Math.exp(values[at.spread] ?? 0)
  const level = (threshold?.dB ?? mean[at.middle] ?? 0) + above + scatterOf(told, unsure)
  return Math.round(within(level) * 10) / 10
}

function within(levelDb: number): number {
  return Math.min(LEVELS.max, Math.max(LEVELS.min, levelDb))
}
