import * as z from 'zod/mini'
import { seededRandom, type Random } from '@/lib/audio/scenes/synthesis/noise'
import { ratings } from './model'

export const LONGEST_ANSWER = 3_600_000 // ms; longer answers include an interruption

/** `ms`: from the end of the sound to the answer. */
const answerSchema = z.object({ choice: z.literal([...ratings]), ms: z.number().check(z.nonnegative()) })

/** All that is stored: everything else follows from it. */
export const storedRunSchema = z.object({
  version: z.literal(1),
  seed: z.int().check(z.nonnegative(), z.maximum(2 ** 32 - 1)),
  answers: z.array(answerSchema).check(z.maxLength(200)),
})
export type StoredRun = z.infer<typeof storedRunSchema>
export type Answer = StoredRun['answers'][number]

export function storedRun({ seed, answered }: { seed: number; answered: readonly Answer[] }): StoredRun {
  return { version: 1, seed, answers: answered.map(({ choice, ms }) => ({ choice, ms })) }
}

/** Of one trial, independent of answers. */
export function randomFor(seed: number, number: number): Random {
  const random = seededRandom((seed ^ Math.imul(number, 0x9e3779b1)) | 0)
  random()
  return random
}

/** dB, to a tenth. @param most up or down */
export function roveOf(random: Random, most: number): number {
  return Math.round((random() * 2 - 1) * most * 10) / 10
}
