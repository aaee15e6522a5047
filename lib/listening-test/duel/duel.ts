import { randomFor, roveOf } from '../procedure/stored-run'
import { LEVELS } from '../procedure/run'
import type { SoundedTrial } from '../stimulus/stimulus'

/** `levelDb` is null without a sound. */
export interface DuelRound {
  levelDb: number | null
  saidYes: boolean
}

/** As plain data. */
export interface DuelState {
  seed: number
  rounds: readonly DuelRound[]
  levelDb: number // of the next sound
  approaching: boolean // no sound was missed yet: until then steps are larger
}

export const DUEL_LENGTH = 60 // seconds
const FIRST = 6 // dB; audible for everyone
/** dB after each kind of answer. A third of the rounds is empty, so that always saying yes raises the level (2/3 · 2
 * dB down, 1/3 · 6 dB up), as does always no. Without false alarms, it rests where two of three sounds are heard. */
const STEPS = { approach: -6, heard: -2, missed: 4, falseAlarm: 6 } as const
const EMPTY = 1 / 3
const ROVE = 2 // dB of random variation, up or down

/** @param seed a whole number from 0 to 2^32 - 1 */
export function startedDuel(seed: number): DuelState {
  return { seed, rounds: [], levelDb: FIRST, approaching: true }
}

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

/** Right answers in a row: at the end, and at most. */
export function streakOf(rounds: readonly DuelRound[]): { now: number; best: number } {
  let [now, best] = [0, 0]
  for (const round of rounds) {
    now = isRight(round) ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { now, best }
}

const MOST_BY_CHANCE = 0.05 // at most, that answers without listening are right as often

/** More right answers than by saying yes as often without hearing anything: exact binomial test. Who always says the
 * same has shown nothing. The first round, which is never empty, is left out. */
export function isBeyondChance([, ...rounds]: readonly DuelRound[]): boolean {
  const saidYes = shareOf(rounds, (round) => round.saidYes)
  const byChance = saidYes * (1 - EMPTY) + (1 - saidYes) * EMPTY
  if (saidYes === 0 || saidYes === 1) return false
  return atLeast(rounds.filter(isRight).length, rounds.length, byChance) <= MOST_BY_CHANCE
}

function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length
}

/** Binomial. */
function atLeast(successes: number, tries: number, chance: number): number {
  let term = (1 - chance) ** tries
  let fewer = 0
  for (let count = 0; count < successes; count += 1) {
    fewer += term
    term *= (((tries - count) / (count + 1)) * chance) / (1 - chance)
  }
  return 1 - fewer
}
