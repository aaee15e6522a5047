import * as z from 'zod/mini'
import { seededRandom } from '@/lib/audio/scenes/noise'
import { conditions, type Condition } from '../procedure/run'
import { randomFor, roveOf, storedSchema } from '../procedure/stored-run'

/** From left to right. */
export const azimuths = ['left', 'frontLeft', 'front', 'frontRight', 'right'] as const
export type Azimuth = (typeof azimuths)[number]

export const storedDirectionRunSchema = storedSchema(z.enum(azimuths), 100)
export type StoredDirectionRun = z.infer<typeof storedDirectionRunSchema>
export type DirectionAnswer = StoredDirectionRun['answers'][number]

export interface DirectionTrial {
  number: number
  condition: Condition
  azimuth: Azimuth
  /** How much louder the whole trial is, in dB. */
  roveDb: number
  seed: number
}

interface AnsweredDirection extends DirectionTrial, DirectionAnswer {
  right: boolean
}

export interface DirectionState {
  seed: number
  answered: readonly AnsweredDirection[]
  /** `null` once the run has ended. */
  next: DirectionTrial | null
}

/** Of each direction in each condition: 40 trials, about two minutes. */
const REPEATS = 4
export const DIRECTION_TRIALS = REPEATS * azimuths.length * conditions.length
/** dB, up and down. */
const ROVE = 2

/** @param seed a whole number from 0 to 2^32 - 1 */
export function startedDirectionRun(seed: number): DirectionState {
  return { seed, answered: [], next: trialAt(seed, 0) }
}

/** The run after an answer to its next trial; a run that has ended stays as it is. */
export function directionAnswered(state: DirectionState, { choice, ms }: DirectionAnswer): DirectionState {
  const { seed, next } = state
  if (!next) return state
  const trials = [...state.answered, { ...next, choice, ms, right: choice === next.azimuth }]
  return { seed, answered: trials, next: trialAt(seed, trials.length) }
}

/** A run taken up again where it was left. */
export function resumedDirectionRun({ seed, answers }: StoredDirectionRun): DirectionState {
  return answers.reduce(directionAnswered, startedDirectionRun(seed))
}

function trialAt(seed: number, number: number): DirectionTrial | null {
  const planned = plannedTrials(seed)[number]
  if (!planned) return null
  const random = randomFor(seed, number + 1)
  return {
    ...planned,
    number,
    roveDb: roveOf(random, ROVE),
    seed: Math.floor(random() * 2 ** 32),
  }
}

/** Every direction in every condition equally often, in random order. */
function plannedTrials(seed: number): { condition: Condition; azimuth: Azimuth }[] {
  const random = seededRandom(seed ^ 0x0d1c)
  return Array.from({ length: REPEATS })
    .flatMap(() => conditions.flatMap((condition) => azimuths.map((azimuth) => ({ condition, azimuth }))))
    .map((trial) => ({ trial, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ trial }) => trial)
}
