import 'server-only'
import { dueText, laneOf, lanes, taskSchema } from '@/lib/tasks/schema'
import type { Entry } from '@/lib/store/store'
import type { Contribution, Migration } from './migration'

/**
 * Format 5: waiting tasks are indexed by due time. Tasks that rest because a service was away wait again, as
 * they now do.
 */
export const tasksQueued: Migration = {
  to: 5,
  parts: [{ collection: 'tasks', contribute: contributionOf }],
}

function contributionOf({ key, value }: Entry): Contribution {
  const { data: task } = taskSchema.safeParse(value)
  const isRevived = task?.state === 'resting' && lanes[laneOf(task)].service !== undefined
  if (!task || (task.state === 'resting' && !isRevived)) return { values: {}, sums: {} }
  const due = { [`tasks/${key}/due`]: dueText(laneOf(task), task.dueAt) }
  return { values: isRevived ? { ...due, [`tasks/${key}/state`]: 'waiting' } : due, sums: {} }
}
