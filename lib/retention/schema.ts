import { z } from 'zod'

/** A rule's progress, stored at `tidying/{rule}`. */
export const progressSchema = z.object({
  /** Number of the last write. */
  step: z.int(),
  /** Everything before this key is done. */
  done: z.string().exactOptional(),
  /** Where the current pass began. */
  top: z.string().exactOptional(),
  /** The pass continues before this key. */
  at: z.string().exactOptional(),
})
export type Progress = z.infer<typeof progressSchema>
