import { now } from '@/lib/core/clock'
import { idTime, newId } from '@/lib/core/ids'
import type { Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store, Unsubscribe } from '@/lib/store/store'
import { freeFrom, isGone, ownHolder } from './holders'
import {
  backgroundKinds,
  dueText,
  laneOf,
  laneSchema,
  PAUSE_LIMIT_MS,
  plannedKinds,
  taskSchema,
  timeOfDue,
  type Lane,
  type Task,
  type TaskKind,
} from './schema'

/** Holds the id of the task added last. */
const SIGNAL = 'signals/tasks'
/** An urgent task is left to the process that added it for this long. */
const LEFT_ALONE_MS = 10_000
/** How many of each lane's first tasks are checked for the oldest one. */
const LOOKED_AT = 100

interface TaskOptions {
  lane?: Lane
  delayMs?: number
}

/** For the same update as the change it follows from. */
export function taskAdded(
  kind: TaskKind,
  subject: string,
  { lane, delayMs = 0 }: TaskOptions = {},
): { id: string; changes: Changes } {
  const at = now() + delayMs
  const own = lane === undefined ? {} : { lane }
  const id = newId('task')
  return {
    id,
    changes: waitingAnew({ id, kind, subject, ...own, state: 'waiting', since: at, dueAt: at, tries: 0 }),
  }
}

function waitingAnew(task: Task): Changes {
  const { id, kind, dueAt } = task
  const isBackground = backgroundKinds.includes(kind)
  const due = dueText(laneOf(task), isBackground ? dueAt : dueAt + LEFT_ALONE_MS)
  // A retried task is begun by the process that takes it.
  const schema = isBackground || task.tries > 0 ? taskSchema.omit({ heldBy: true }) : taskSchema
  return { [`tasks/${id}`]: schema.parse({ ...task, due, heldBy: ownHolder() }), [SIGNAL]: id }
}

export function subscribeToSignal(store: Store, listener: () => void): Unsubscribe {
  return store.subscribe(SIGNAL, listener)
}

export async function getTask(store: Store, id: string): Promise<Task | null> {
  const value = await store.get(`tasks/${id}`)
  return value === null ? null : taskSchema.parse(value)
}

export function findTasks(store: Store, state: Task['state'], page: Page): Promise<Listing<Task>> {
  const read = (part: Page) => store.find('tasks', { child: 'state', equals: state, ...part })
  return readPage(read, taskSchema, page)
}

/** In order of due time (ms), also not yet due. Unreadable ones leave the lane, so that they do not block others. */
export async function firstTasks(
  store: Store,
  lane: Lane,
  limit: number,
): Promise<{ id: string; dueAt: number }[]> {
  const range = { from: dueText(lane, 0), to: dueText(lane, 10 ** 15 - 1) }
  const found = await store.find('tasks', { child: 'due', ...range, limit })
  const read = found.map(({ key, value }) => ({ key, task: taskSchema.safeParse(value).data }))
  const broken = read.filter(({ task }) => !task).map(({ key }) => key)
  if (broken.length > 0) {
    log().error({ keys: broken }, 'broken tasks')
    await store.update(Object.fromEntries(broken.map((key) => [`tasks/${key}/due`, null])))
  }
  return read.flatMap(({ task }) =>
    task?.due === undefined ? [] : { id: task.id, dueAt: freeAt(task, timeOfDue(task.due)) },
  )
}

/** In ms. @param due after a time in which it is left to the process that added it */
export function freeAt({ heldBy, tries, dueAt }: Task, due = dueAt): number {
  if (tries > 0) return freeFrom(dueAt, heldBy)
  return isGone(heldBy) ? dueAt : due
}

/** In ms; null if none waits. Tasks planned for a later day do not count before that day. */
export async function oldestWaiting(store: Store): Promise<number | null> {
  const times = laneSchema.options.map(async (lane) => {
    const range = { from: dueText(lane, 0), to: dueText(lane, now() + PAUSE_LIMIT_MS) }
    const found = await store.find('tasks', { child: 'due', ...range, limit: LOOKED_AT })
    return found.map(({ key, value }) => {
      const task = taskSchema.safeParse(value).data
      const isPlanned = task && (task.tries === 0 || plannedKinds.includes(task.kind))
      return isPlanned ? task.since : idTime(key)
    })
  })
  const all = (await Promise.all(times)).flat()
  return all.length === 0 ? null : Math.min(...all)
}

/**
 * A task not attempted because its service or the shop was down gets a whole new day. @param until in ms; after that
 * any process may claim the next attempt @returns false if another process has claimed it
 */
export function claimTry(store: Store, task: Task, until: number): Promise<boolean> {
  const { id, tries } = task
  return store.updateOnce(`try_${id}_${tries}`, {
    [`tasks/${id}/tries`]: tries + 1,
    [`tasks/${id}/since`]: task.since,
    [`tasks/${id}/heldBy`]: ownHolder(),
    [`tasks/${id}/dueAt`]: until,
    [`tasks/${id}/due`]: dueText(laneOf(task), until),
  })
}

/** Unless another process has it by now. */
export async function holdTask(store: Store, task: Task, until: number): Promise<void> {
  const { id, tries } = task
  if ((await getTask(store, id))?.tries !== tries) return
  await store.update({ [`tasks/${id}/dueAt`]: until, [`tasks/${id}/due`]: dueText(laneOf(task), until) })
}

/** By some ms, but not before now; once, whichever process is first. */
export async function bringForward(store: Store, task: Task, ms: number): Promise<void> {
  const dueAt = Math.max(task.dueAt - ms, now())
  await store.updateOnce(`back_${task.id}_${task.dueAt}`, {
    [`tasks/${task.id}/dueAt`]: dueAt,
    [`tasks/${task.id}/due`]: dueText(laneOf(task), dueAt),
    [SIGNAL]: task.id,
  })
}

export function saveTask(store: Store, task: Task, changes: Changes = {}): Promise<void> {
  const { id, state, dueAt } = task
  const place = state === 'waiting' ? { due: dueText(laneOf(task), dueAt) } : {}
  const written = taskSchema.omit({ due: true, heldBy: true }).parse(task)
  return store.update({ [`tasks/${id}`]: { ...written, ...place }, ...changes })
}

/** For another day; once, so that a second request does not bring it back when it is done. */
export async function reviveTask(store: Store, task: Task, further: Changes = {}): Promise<void> {
  await store.updateOnce(`retry_${task.id}_${task.tries}`, {
    ...further,
    ...waitingAnew({ ...task, state: 'waiting', since: now(), dueAt: now() }),
  })
}

export function removeTask(store: Store, id: string, following: Changes = {}): Promise<void> {
  return store.update({ [`tasks/${id}`]: null, ...following })
}
