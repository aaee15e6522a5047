import 'server-only'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { claimTry, getTask, removeTask, saveTask } from './data'
import type { Task } from './schema'
import type { TaskHandlers } from './task-handlers'

const MINUTE_MS = 60_000
/** No try takes as long as this; one that was cut off is begun again after it. */
const TRY_MS = 5 * MINUTE_MS
/** The pauses after the first failures; the last one comes after every further one. */
const PAUSES_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** A task that has failed for so long rests until somebody looks at it. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS
const NOTED_LENGTH = 200

/**
 * Does a task if it is due, one of the handlers is for it, and nobody else is at it. A failure is noted with the task, logged, and never thrown; the task
 * is tried again after a pause that grows, and rests after a day.
 */
export async function attemptTask(store: Store, id: string, handlers: Partial<TaskHandlers>): Promise<void> {
  const task = await getTask(store, id)
  const handle = task && handlers[task.kind]
  if (!handle || task.state === 'resting' || task.dueAt > now()) return
  if (!(await claimTry(store, task, now() + TRY_MS))) return
  try {
    await handle(store, task.subject)
  } catch (error) {
    await noteFailure(store, task, handlers, error)
    return
  }
  await removeTask(store, id)
}

/** Unless another process has begun it anew, or done it, because this one took too long. */
async function noteFailure(
  store: Store,
  task: Task,
  { givenUp }: Partial<TaskHandlers>,
  error: unknown,
): Promise<void> {
  const tries = task.tries + 1
  if ((await getTask(store, task.id))?.tries !== tries) return
  const isGivenUp = now() - task.since >= GIVE_UP_MS
  log().error({ error, taskId: task.id, kind: task.kind, tries, isGivenUp }, 'task failed')
  const failed: Task = {
    ...task,
    tries,
    state: isGivenUp ? 'resting' : 'waiting',
    dueAt: now() + (PAUSES_MS[task.tries] ?? LONGEST_PAUSE_MS),
    lastError: String(error).slice(0, NOTED_LENGTH),
  }
  await saveTask(store, failed, isGivenUp ? await givenUp?.(store, failed) : undefined)
}
