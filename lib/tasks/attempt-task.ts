import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { claimTry, freeAt, getTask, holdTask, removeTask, saveTask } from './data'
import { noteFault } from './faults'
import { giveBack, nothingInHand, type InHand } from './in-hand'
import { HOLD_MS, keepHeld } from './keep-held'
import { laneOf, lanes, type Task } from './schema'
import type { TaskHandlers } from './task-handlers'

const MINUTE_MS = 60_000
/** Pauses after the first failures; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
const LONGEST_PAUSE_MS = 60 * MINUTE_MS
/** A task that has failed this long rests until an admin retries it. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS
/** Longer than any pause, with a margin for a busy server. */
const LEFT_LONG_MS = 4 * LONGEST_PAUSE_MS
const NOTED_LENGTH = 200

/** `away`: its service is silent. `left`: not due, done, run elsewhere, or given back as the process ends. */
type Outcome = 'done' | 'failed' | 'away' | 'left'

/**
 * Failures are recorded and logged, never thrown; retried after growing pauses, resting after a day. Of a killed
 * process, others take the task over within 15 s, the next one in the same data folder at once.
 */
export async function attemptTask(
  store: Store,
  id: string,
  handlers: Partial<TaskHandlers>,
  inHand = nothingInHand(),
): Promise<Outcome> {
  const task = await getTask(store, id)
  const handle = task && handlers[task.kind]
  if (!handle || task.state === 'resting' || freeAt(task) > now()) return 'left'
  const claimed = isLeftLong(task) ? { ...task, since: now() } : task
  if (!(await claimTry(store, claimed, now() + HOLD_MS))) return 'left'
  return attemptHeld({ store, handlers, inHand }, { ...claimed, tries: claimed.tries + 1 }, handle)
}

interface Attempt {
  store: Store
  handlers: Partial<TaskHandlers>
  inHand: InHand
}

/** @param task with this attempt counted */
async function attemptHeld(
  { store, handlers, inHand }: Attempt,
  task: Task,
  handle: TaskHandlers[Task['kind']],
): Promise<Outcome> {
  const { id, subject } = task
  inHand.tasks.set(id, task)
  const { longestMs } = lanes[laneOf(task)]
  const endHold = keepHeld((until) => holdTask(store, task, until), inHand.signEveryMs, longestMs)
  let outcome: { following: Changes } | { error: unknown }
  try {
    outcome = { following: (await handle(store, subject)) ?? {} }
  } catch (error) {
    outcome = { error }
  }
  await endHold()
  const isStillOurs = inHand.tasks.delete(id)
  if ('following' in outcome) {
    await removeTask(store, id, outcome.following)
    return 'done'
  }
  if (!inHand.isEnding) return noteFailure(store, task, handlers, outcome.error)
  if (isStillOurs) await giveBack(store, task, now())
  return 'left'
}

/** Overdue because its service or the shop was down: such a task gets a whole new day. */
const isLeftLong = ({ dueAt }: Task) => now() - dueAt > LEFT_LONG_MS

/** Does nothing if another process has restarted or finished it. @param task with this attempt counted */
async function noteFailure(
  store: Store,
  task: Task,
  handlers: Partial<TaskHandlers>,
  error: unknown,
): Promise<Outcome> {
  const { tries } = task
  const isAway = await noteFault(store, lanes[laneOf(task)].service, handlers, error)
  if ((await getTask(store, task.id))?.tries !== tries) return 'left'
  const lastError = String(error).slice(0, NOTED_LENGTH)
  if (isAway) {
    await saveTask(store, { ...task, dueAt: now(), lastError })
    return 'away'
  }
  const isGivenUp = now() - task.since >= GIVE_UP_MS
  log().error({ error, taskId: task.id, kind: task.kind, tries, isGivenUp }, 'task failed')
  const failed: Task = {
    ...task,
    state: isGivenUp ? 'resting' : 'waiting',
    dueAt: now() + (PAUSES_MS[tries - 1] ?? LONGEST_PAUSE_MS),
    lastError,
  }
  await saveTask(store, failed, isGivenUp ? await handlers.givenUp?.(store, failed) : undefined)
  return 'failed'
}
