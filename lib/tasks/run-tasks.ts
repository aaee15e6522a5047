import 'server-only'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { findTasks, subscribeToSignal } from './data'
import { inRounds } from './in-rounds'
import { backgroundKinds } from './schema'
import type { TaskHandlers } from './task-handlers'

const BATCH = 100
/** So many at a time, so that one that waits for another service does not keep the others. */
const AT_ONCE = 5
const EVERY_MS = 60_000

/**
 * Does what is left to do: now and every `everyMs` (a minute). A round takes 100 tasks and the next one goes on with older
 * ones. Tasks that nobody waits for are begun as soon as one is added, by whatever process. Several processes may run it on
 * one store; each try of a task is made by one of them.
 * @returns ends it
 */
export function runTasks(store: Store, handlers: Partial<TaskHandlers>, everyMs = EVERY_MS): () => void {
  const stopRounds = inRounds('tasks not run', everyMs, (before) => runBatch(store, handlers, before))
  const stopSignal = subscribeToSignal(
    store,
    oneAtATime(() => runBatch(store, backgroundOf(handlers), null)),
  )
  return () => {
    stopSignal()
    stopRounds()
  }
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

function backgroundOf(handlers: Partial<TaskHandlers>): Partial<TaskHandlers> {
  const names = [...backgroundKinds, 'givenUp'] as const
  return Object.fromEntries(names.map((name) => [name, handlers[name]]))
}

/** Calls that come while one is under way are answered by one more after it. */
function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false
  let isDue = false
  const run = async () => {
    isRunning = true
    try {
      while (isDue) {
        isDue = false
        await work()
      }
    } catch (error) {
      log().error({ error }, 'tasks not run')
    } finally {
      isRunning = false
    }
  }
  return () => {
    isDue = true
    if (!isRunning) void run()
  }
}
