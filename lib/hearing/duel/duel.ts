import { randomFor, roveOf } from '../procedure/stored-run'
import { LEVELS } from '../procedure/run'
import type { SoundedTrial } from '../stimulus/stimulus'

/** One interval that was answered: whether it held the sound, and what was said. */
export interface DuelRound {
  levelDb: number | null
  saidYes: boolean
}

/** A duel with one's own ears, as plain data. The preset plays no part in it. */
export interface DuelState {
  seed: number
  rounds: readonly DuelRound[]
  /** dB: of the next sound. */
  levelDb: number
  /** Whether no sound was missed yet: until then steps are larger. */
  approaching: boolean
}

/** Seconds. */
export const DUEL_LENGTH = 60
/** dB; where everybody hears it. */
const FIRST = 6
/**
 * dB after each kind of answer. A third of the rounds is empty, so that always saying yes leads upwards: 2/3 of 2 dB down, 1/3 of 6 dB
 * up; and so does always saying no.
 */
const STEPS = { approach: -6, heard: -2, missed: 4, falseAlarm: 6 } as const
const EMPTY = 1 / 3
/** dB, in each direction. */
const ROVE = 2
/** Rounds with the sound that a result needs after the first missed one. */
const FEWEST = 6

/** @param seed a whole number from 0 to 2^32 - 1 */
export function startedDuel(seed: number): DuelState {
  return { seed, rounds: [], levelDb: FIRST, approaching: true }
}

/** The sound of the next round. */
export function nextRound({ seed, rounds, levelDb }: DuelState): SoundedTrial {
  const random = randomFor(seed, rounds.length)
  const isEmpty = rounds.length > 0 && random() < EMPTY
  return {
    condition: 'without',
    levelDb: isEmpty ? null : levelDb,
    roveDb: roveOf(random, ROVE),
    seed: Math.floor(random() * 2 ** 32),
  }
}

/** The duel after an answer to its next round. */
export function duelAnswered(state: DuelState, saidYes: boolean): DuelState {
  const { levelDb } = nextRound(state)
  const rounds = [...state.rounds, { levelDb, saidYes }]
  if (levelDb === null) return { ...state, rounds, levelDb: moved(state, saidYes ? STEPS.falseAlarm : 0) }
  if (!saidYes) return { ...state, rounds, approaching: false, levelDb: moved(state, STEPS.missed) }
  return { ...state, rounds, levelDb: moved(state, state.approaching ? STEPS.approach : STEPS.heard) }
}

function moved({ levelDb }: DuelState, by: number): number {
  return Math.min(LEVELS.max, Math.max(LEVELS.min, levelDb + by))
}

export const isRight = ({ levelDb, saidYes }: DuelRound) => saidYes === (levelDb !== null)

/** Right answers in a row: up to now, and at most. */
export function streakOf(rounds: readonly DuelRound[]): { now: number; best: number } {
  let [now, best] = [0, 0]
  for (const round of rounds) {
    now = isRight(round) ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { now, best }
}

/**
 * The level in whole dB around which the sound was heard and missed in turn: the mean from the first missed one on. Null for too few
 * rounds, or when nothing was missed.
 */
export function duelLevel(rounds: readonly DuelRound[]): number | null {
  const levels = rounds.flatMap(({ levelDb, saidYes }) => (levelDb === null ? [] : [{ levelDb, saidYes }]))
  const first = levels.findIndex(({ saidYes }) => !saidYes)
  const counted = first < 0 ? [] : levels.slice(first)
  if (counted.length < FEWEST) return null
  return Math.round(counted.reduce((sum, { levelDb }) => sum + levelDb, 0) / counted.length)
}
