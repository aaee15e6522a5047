import { z } from 'zod'

/** How far a rule has come, as stored at `tidying/{rule}`. */
export const progressSchema = z.object({
  /** Numbers what it has written. */
  step: z.int(),
  /** Everything before this key is done. */
  done: z.string().exactOptional(),
  /** Where the pass under way has begun. */
  top: z.string().exactOptional(),
  /** Before this key it goes on. */
  at: z.string().exactOptional(),
})
export type Progress = z.infer<typeof progressSchema>
