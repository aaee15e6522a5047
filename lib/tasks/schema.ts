import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

/** What can be left to do after a change. */
const taskKindSchema = z.enum([
  'conversion',
  'refund',
  'session-end',
  'invoice',
  'withdrawal',
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
  'withdrawal',
  'mail',
  'new-version',
  'tidy',
  'release',
  'payout',
  'flags',
  'tell-voters',
  'merge-votes',
]

/** A service of somebody else's that may be away. */
export const serviceSchema = z.enum(['mail', 'payment'])
export type Service = z.infer<typeof serviceSchema>

/** Tasks of one lane wait for each other, those of different lanes never. */
export const laneSchema = z.enum(['order', 'payment', 'mail', 'news', 'house'])
export type Lane = z.infer<typeof laneSchema>

interface LaneFacts {
  /** What its tasks need; while that is away, they wait. */
  service?: Service
  /** Nobody waits for its tasks: they wait until nothing is left of what somebody waits for. */
  yields?: true
}
export const lanes: Record<Lane, LaneFacts> = {
  order: {},
  payment: { service: 'payment' },
  mail: { service: 'mail' },
  news: { service: 'mail', yields: true },
  house: { yields: true },
}

/** The lane of a kind; mails that nobody waits for say so with their task. */
const laneOfKind: Record<TaskKind, Lane> = {
  conversion: 'order',
  invoice: 'order',
  refund: 'payment',
  'session-end': 'payment',
  mail: 'mail',
  'new-version': 'house',
  tidy: 'house',
  release: 'house',
  payout: 'house',
  flags: 'house',
  'tell-voters': 'house',
  'merge-votes': 'house',
  withdrawal: 'order',
}
export const laneOf = ({ kind, lane = laneOfKind[kind] }: Pick<Task, 'kind' | 'lane'>): Lane => lane

/** Resting tasks have failed for a day and wait for somebody to try them again. */
export const taskStateSchema = z.enum(['waiting', 'resting'])

/** Something that must happen after a change, as stored at `tasks/{id}` in the same write as the change; times in ms. */
export const taskSchema = z.object({
  id: z.string().regex(idPattern('task')),
  kind: taskKindSchema,
  /** What it is done with: the id of an order, or the key of something of it. */
  subject: z.string(),
  state: taskStateSchema,
  lane: laneSchema.exactOptional(),
  /** Since when it is being tried. */
  since: z.int(),
  /** Before that nobody tries it. */
  dueAt: z.int(),
  /** Its place in the lane, see `dueText`; missing while it rests. By it, the tasks that are due are found. */
  due: z.string().exactOptional(),
  /** How often it was begun. */
  tries: z.int(),
  /** Why it failed the last time. */
  lastError: z.string().exactOptional(),
})
export type Task = z.infer<typeof taskSchema>

/** Since when a service is away; times in ms. Stored at `faults/{service}` as long as it is. */
export const faultSchema = z.object({
  since: z.int(),
  /** When it is asked again whether it answers. */
  tryAt: z.int(),
  /** When the owner was told of it. */
  toldAt: z.int().exactOptional(),
})
export type Fault = z.infer<typeof faultSchema>

const TIME_LENGTH = 15

/** A place in a lane; in the order of these texts, tasks are done. */
export const dueText = (lane: Lane, at: number): string => `${lane}_${String(at).padStart(TIME_LENGTH, '0')}`

/** When a task is due by its place in its lane, in ms. */
export const timeOfDue = (due: string): number => Number(due.slice(-TIME_LENGTH))
