import * as z from 'zod/mini'
import { seededRandom, type Random } from '@/lib/audio/scenes/noise'

/**
 * All that has to be kept of a run: everything else follows from it.
 * @param choice what the listener may answer
 * @param most answers
 */
export function storedSchema<Choice extends z.ZodMiniType>(choice: Choice, most: number) {
  /** `ms`: from the end of the sound to the answer. */
  const answer = z.object({ choice, ms: z.number().check(z.nonnegative()) })
  return z.object({
    version: z.literal(1),
    seed: z.int().check(z.nonnegative(), z.maximum(2 ** 32 - 1)),
    answers: z.array(answer).check(z.maxLength(most)),
  })
}

interface Run<Choice> {
  seed: number
  answered: readonly { choice: Choice; ms: number }[]
}

/** A run as it is kept. */
export function storedRun<Choice>({ seed, answered }: Run<Choice>) {
  return { version: 1 as const, seed, answers: answered.map(({ choice, ms }) => ({ choice, ms })) }
}

/** Random numbers of their own for each trial, so that they do not depend on answers. */
export function randomFor(seed: number, number: number): Random {
  const random = seededRandom((seed ^ Math.imul(number, 0x9e3779b1)) | 0)
  random()
  return random
}

/** In dB, to a tenth. @param most up and down */
export function roveOf(random: Random, most: number): number {
  return Math.round((random() * 2 - 1) * most * 10) / 10
}
