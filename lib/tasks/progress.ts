import 'server-only'
import { z } from 'zod'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'

/** How far a retention rule, or another job that works through a collection, has got; stored at `tidying/{rule}`. */
export const progressSchema = z.object({
  step: z.int(),
  /** Everything before this key is done. */
  done: z.string().exactOptional(),
  /** Where the current pass began. */
  top: z.string().exactOptional(),
  /** The pass continues before this key. */
  at: z.string().exactOptional(),
})
export type Progress = z.infer<typeof progressSchema>

export async function getProgress(store: Store, rule: string): Promise<Progress> {
  const value = await store.get(`tidying/${rule}`)
  return value === null ? { step: 0 } : progressSchema.parse(value)
}

/** Steps are numbered, and each number is used once. */
export function stepTaken(
  rule: string,
  { step }: Progress,
  next: Omit<Progress, 'step'>,
  changes: Changes,
): OnceChanges {
  const after = progressSchema.parse({ ...next, step: step + 1 })
  return { onceKey: `tidied_${rule}_${step}`, changes: { ...changes, [`tidying/${rule}`]: after } }
}

/** For rules whose steps are safe to repeat. */
export function progressMade(rule: string, progress: Progress): Changes {
  return { [`tidying/${rule}`]: progressSchema.parse(progress) }
}
