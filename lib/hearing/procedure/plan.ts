import { conditions, type Condition } from './model'
import { randomFor } from './stored-run'

/** How clearly (d') the sounds of a block are to be told: one of each in both conditions. */
const SOUNDS = [0.5, 1.3, 1.9, 2.7] as const
/** Intervals of a block that hold no sound, in each condition. */
const EMPTY = 4

export interface Planned {
  condition: Condition
  /** d' to be aimed at; null for an interval without the sound. */
  told: number | null
}

const kinds = [...SOUNDS, ...Array.from({ length: EMPTY }, () => null)]
const block = conditions.flatMap((condition) => kinds.map((told): Planned => ({ condition, told })))
/** Intervals in a block. */
export const BLOCK = block.length

/** Every kind of interval of both conditions in each block, in random order: interleaved, and equally many at any time. */
export function plannedAt(seed: number, index: number): Planned {
  const random = randomFor(seed, -1 - Math.floor(index / BLOCK))
  const shuffled = block
    .map((planned) => ({ planned, order: random() }))
    .toSorted((one, other) => one.order - other.order)
  return shuffled[index % BLOCK]?.planned ?? { condition: 'without', told: null }
}

/**
 * dB by which a sound is placed away from where it is wanted while a threshold is not known: the faint ones lower, the clear ones higher,
 * so that a wrong first guess shows.
 * @param unsure dB, the deviation of the threshold
 */
export function scatterOf(told: number, unsure: number): number {
  const far = Math.max(0, unsure - 1)
  if (told === SOUNDS[0]) return -far
  return told === SOUNDS.at(-1) ? far : 0
}
