import type { Store } from '@/lib/store/store'
import { now } from '@/lib/core/clock'
import { findTasks, oldestWaiting } from './data'
import { taskStateSchema, type Task } from './schema'

/** Counting stops here: with this many, something is wrong, and the exact number does not matter. */
export const MOST_COUNTED = 200

/** In seconds; null if none waits. */
export async function ageOfOldest(store: Store): Promise<number | null> {
  const addedAt = await oldestWaiting(store)
  return addedAt === null ? null : Math.max(Math.round((now() - addedAt) / 1000), 0)
}

export async function countTasks(store: Store): Promise<Record<Task['state'], number>> {
  const page = { limit: MOST_COUNTED }
  const counted = taskStateSchema.options.map(async (state) => {
    const { entries, broken } = await findTasks(store, state, page)
    return [state, entries.length + broken.length] as const
  })
  const counts: Record<Task['state'], number> = { waiting: 0, resting: 0 }
  for (const [state, count] of await Promise.all(counted)) counts[state] = count
  return counts
}
