import 'server-only'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { findTasks } from './data'
import { inRounds } from './in-rounds'
import type { TaskHandlers } from './task-handlers'

const BATCH = 100
/** So many at a time, so that one that waits for another service does not keep the others. */
const AT_ONCE = 5
const EVERY_MS = 60_000

/**
 * Does what is left to do: now and every `everyMs` (a minute). A round takes 100 tasks and the next one goes on with older
 * ones. Several processes may run it on one store; each try of a task is made by one of them.
 * @returns ends it
 */
export function runTasks(store: Store, handlers: Partial<TaskHandlers>, everyMs = EVERY_MS): () => void {
  return inRounds('tasks not run', everyMs, (before) => runBatch(store, handlers, before))
}

/** @returns where the next batch begins; null for the beginning */
async function runBatch(
  store: Store,
  handlers: Partial<TaskHandlers>,
  before: string | null,
): Promise<string | null> {
  const waiting = await findTasks(store, 'waiting', partBefore(before, BATCH))
  const queue = waiting.entries.map(({ id }) => id)
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) await attemptTask(store, id, handlers)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return waiting.next
}
