import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

export const taskKindSchema = z.enum([
  'conversion',
  'refund',
  'payment-reports',
  'session-end',
  'invoice',
  'invoice-mail',
  'withdrawal',
  'mail',
  'publish',
  'new-version',
  'tidy',
  'release',
  'payout',
  'provider-payouts',
  'flags',
  'tell-voters',
  'merge-votes',
  'rating-question',
  'gift-figures',
  'mend-address',
  'delete-account',
  'campaign-use',
  'overlay',
  'discord',
  'digest',
  'partner-address',
])
export type TaskKind = z.infer<typeof taskKindSchema>

/** No user waits for their result. */
export const backgroundKinds: readonly TaskKind[] = [
  'invoice',
  'invoice-mail',
  'withdrawal',
  'mail',
  'publish',
  'new-version',
  'tidy',
  'release',
  'payout',
  'provider-payouts',
  'flags',
  'tell-voters',
  'merge-votes',
  'rating-question',
  'gift-figures',
  'campaign-use',
  'overlay',
  'discord',
  'digest',
  'partner-address',
]

/** Planned for a later day; they do not count as waiting before that. */
export const plannedKinds: readonly TaskKind[] = ['rating-question', 'publish', 'campaign-use']

/** No pause between attempts is this long. */
export const PAUSE_LIMIT_MS = 4 * 60 * 60_000

export const serviceSchema = z.enum(['mail', 'payment'])
export type Service = z.infer<typeof serviceSchema>

/** Tasks in the same lane wait for each other, those in different lanes never do. */
export const laneSchema = z.enum(['order', 'payment', 'mail', 'news', 'house', 'discord'])
export type Lane = z.infer<typeof laneSchema>

interface LaneFacts {
  /** The service its tasks need; while that is unavailable, they wait. */
  service?: Service
  /** Its tasks run in the background: they wait until nothing urgent is left. */
  yields?: true
  /** After this long an attempt counts as hanging, and other processes take the task over; default five minutes. */
  longestMs?: number
}
export const lanes: Record<Lane, LaneFacts> = {
  order: {},
  payment: { service: 'payment' },
  /** A server may take ten minutes to answer, and there are four turns of five mails each. */
  mail: { service: 'mail', longestMs: 60 * 60_000 },
  news: { service: 'mail', yields: true, longestMs: 60 * 60_000 },
  house: { yields: true },
  /** Apart, because Discord may not answer. */
  discord: { yields: true },
}

/** The lane of a kind; background mails override it in their task. */
const laneOfKind: Record<TaskKind, Lane> = {
  conversion: 'order',
  invoice: 'order',
  'invoice-mail': 'order',
  publish: 'order',
  'payment-reports': 'order',
  refund: 'payment',
  'session-end': 'payment',
  mail: 'mail',
  'new-version': 'house',
  tidy: 'house',
  release: 'house',
  payout: 'house',
  'provider-payouts': 'house',
  flags: 'house',
  'tell-voters': 'house',
  'merge-votes': 'house',
  'rating-question': 'house',
  'gift-figures': 'house',
  withdrawal: 'order',
  'mend-address': 'order',
  'delete-account': 'house',
  'campaign-use': 'order',
  overlay: 'order',
  discord: 'discord',
  digest: 'house',
  'partner-address': 'order',
}
export const laneOf = ({ kind, lane = laneOfKind[kind] }: Pick<Task, 'kind' | 'lane'>): Lane => lane

/** Resting tasks have failed for a day and wait for a manual retry. */
export const taskStateSchema = z.enum(['waiting', 'resting'])

/** Work that must follow a change, stored at `tasks/{id}` in the same write as the change; times in ms. */
export const taskSchema = z.object({
  id: z.string().regex(idPattern('task')),
  kind: taskKindSchema,
  /** The object of the task: an order's id, or a key of a part of it. */
  subject: z.string(),
  state: taskStateSchema,
  lane: laneSchema.exactOptional(),
  since: z.int(),
  dueAt: z.int(),
  /** Its position in the lane, see `dueText`, by which due tasks are found; missing while it rests. */
  due: z.string().exactOptional(),
  tries: z.int(),
  /** The process that has claimed it, or was to begin it. */
  heldBy: z.string().exactOptional(),
  lastError: z.string().exactOptional(),
})
export type Task = z.infer<typeof taskSchema>

/** An outage of a service; times in ms. Stored at `faults/{service}` while it lasts. */
export const faultSchema = z.object({
  since: z.int(),
  tryAt: z.int(),
  notifiedAt: z.int().exactOptional(),
})
export type Fault = z.infer<typeof faultSchema>

const TIME_LENGTH = 15

/** A position in a lane; tasks run in the order of these texts. */
export const dueText = (lane: Lane, at: number): string => `${lane}_${String(at).padStart(TIME_LENGTH, '0')}`

/** The due time (ms) in a lane position. */
export const timeOfDue = (due: string): number => Number(due.slice(-TIME_LENGTH))

/** A task's two objects as its subject. */
export function pairSubject(first: string, second: string): string {
  return `${first} ${second}`
}

export function pairOf(subject: string): [first: string, second: string] {
  const [first = '', second = ''] = subject.split(' ')
  return [first, second]
}
