import 'server-only'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { claimTry, getTask, removeTask, saveTask } from './data'
import { noteFault } from './faults'
import { laneOf, lanes, type Task } from './schema'
import type { TaskHandlers } from './task-handlers'

const MINUTE_MS = 60_000
/** Longer than any attempt; an interrupted one is repeated after this. */
const TRY_MS = 5 * MINUTE_MS
/** Pauses after the first failures; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** A task that has failed this long rests until someone looks at it. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS
/** Longer than any pause, with a margin for a busy shop. */
const LEFT_LONG_MS = 4 * LONGEST_PAUSE_MS
const NOTED_LENGTH = 200

/** `away`: its service is, and the task waits for it. `left`: not due, already done, or being run elsewhere. */
type Outcome = 'done' | 'failed' | 'away' | 'left'

/**
 * Runs a task if it is due, has a handler, and nobody else is running it. Failures are recorded with the task
 * and logged, never thrown; the task is retried after growing pauses, and rests after a day.
 */
export async function attemptTask(
  store: Store,
  id: string,
  handlers: Partial<TaskHandlers>,
): Promise<Outcome> {
  const task = await getTask(store, id)
  const handle = task && handlers[task.kind]
  if (!handle || task.state === 'resting' || task.dueAt > now()) return 'left'
  const claimed = isLeftLong(task) ? { ...task, since: now() } : task
  if (!(await claimTry(store, claimed, now() + TRY_MS))) return 'left'
  let following: Changes
  try {
    following = (await handle(store, task.subject)) ?? {}
  } catch (error) {
    return noteFailure(store, claimed, handlers, error)
  }
  await removeTask(store, id, following)
  return 'done'
}

/** Overdue, because its service was away or the shop was not running: it gets a whole new day. */
const isLeftLong = ({ dueAt }: Task) => now() - dueAt > LEFT_LONG_MS

/** Unless another process has restarted or finished it, because this one took too long. */
async function noteFailure(
  store: Store,
  task: Task,
  handlers: Partial<TaskHandlers>,
  error: unknown,
): Promise<Outcome> {
  const tries = task.tries + 1
  const isAway = await noteFault(store, lanes[laneOf(task)].service, handlers, error)
  if ((await getTask(store, task.id))?.tries !== tries) return 'left'
  const lastError = String(error).slice(0, NOTED_LENGTH)
  if (isAway) {
    await saveTask(store, { ...task, tries, dueAt: now(), lastError })
    return 'away'
  }
  const isGivenUp = now() - task.since >= GIVE_UP_MS
  log().error({ error, taskId: task.id, kind: task.kind, tries, isGivenUp }, 'task failed')
  const failed: Task = {
    ...task,
    tries,
    state: isGivenUp ? 'resting' : 'waiting',
    dueAt: now() + (PAUSES_MS[task.tries] ?? LONGEST_PAUSE_MS),
    lastError,
  }
  await saveTask(store, failed, isGivenUp ? await handlers.givenUp?.(store, failed) : undefined)
  return 'failed'
}
