import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

/** What can be left to do after a change. */
const taskKindSchema = z.enum([
  'conversion',
  'refund',
  'session-end',
  'invoice',
  'mail',
  'new-version',
  'tidy',
  'release',
  'payout',
  'flags',
  'tell-voters',
  'merge-votes',
])
export type TaskKind = z.infer<typeof taskKindSchema>

/** What nobody waits for: it is done as soon as it is known of, beside whatever it follows from. */
export const backgroundKinds: readonly TaskKind[] = [
  'invoice',
  'mail',
  'new-version',
  'tidy',
  'release',
  'payout',
  'flags',
  'tell-voters',
  'merge-votes',
]

/** Resting tasks have failed for a day and wait for somebody to try them again. */
export const taskStateSchema = z.enum(['waiting', 'resting'])

/** Something that must happen after a change, as stored at `tasks/{id}` in the same write as the change; times in ms. */
export const taskSchema = z.object({
  id: z.string().regex(idPattern('task')),
  kind: taskKindSchema,
  /** What it is done with: the id of an order, or the key of something of it. */
  subject: z.string(),
  state: taskStateSchema,
  /** Since when it is being tried. */
  since: z.int(),
  /** Before that nobody tries it. */
  dueAt: z.int(),
  /** How often it was begun. */
  tries: z.int(),
  /** Why it failed the last time. */
  lastError: z.string().exactOptional(),
})
export type Task = z.infer<typeof taskSchema>
