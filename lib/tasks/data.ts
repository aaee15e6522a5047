import 'server-only'
import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/read-page'
import type { Changes, Page, Store, Unsubscribe } from '@/lib/store/store'
import { backgroundKinds, taskSchema, type Task, type TaskKind } from './schema'

/** Holds the id of the last task that nobody waits for. */
const SIGNAL = 'signals/tasks'

/** A new task, to be written in the same update as what it follows from. */
export function taskAdded(kind: TaskKind, subject: string): { id: string; changes: Changes } {
  const id = newId('task')
  const at = now()
  const task: Task = { id, kind, subject, state: 'waiting', since: at, dueAt: at, tries: 0 }
  return { id, changes: { [`tasks/${id}`]: task, ...signalOf(task) } }
}

/** Has a task begun at once, if nobody waits for it. */
function signalOf({ id, kind }: Task): Changes {
  return backgroundKinds.includes(kind) ? { [SIGNAL]: id } : {}
}

/** Calls the listener now and whenever a task was added that nobody waits for. */
export function subscribeToSignal(store: Store, listener: () => void): Unsubscribe {
  return store.subscribe(SIGNAL, listener)
}

export async function getTask(store: Store, id: string): Promise<Task | null> {
  const value = await store.get(`tasks/${id}`)
  return value === null ? null : taskSchema.parse(value)
}

/** Tasks in a state, newest first. */
export function findTasks(store: Store, state: Task['state'], page: Page): Promise<Listing<Task>> {
  const read = (part: Page) => store.find('tasks', { child: 'state', equals: state, ...part })
  return readPage(read, taskSchema, page)
}

/**
 * Takes the next try of a task, for one process alone.
 * @param until ms since 1970; if nothing was heard of the try by then, the next one is anybody's
 * @returns false if another process has taken it
 */
export function claimTry(store: Store, { id, tries }: Task, until: number): Promise<boolean> {
  return store.updateOnce(`try_${id}_${tries}`, {
    [`tasks/${id}/tries`]: tries + 1,
    [`tasks/${id}/dueAt`]: until,
  })
}

/** Writes what is known of a task after a try, and what follows from it. */
export function saveTask(store: Store, task: Task, changes: Changes = {}): Promise<void> {
  return store.update({ [`tasks/${task.id}`]: taskSchema.parse(task), ...changes })
}

/** Writes what is known of a task before its next try; once, so that a second press does not bring it back when it is done. */
export async function reviveTask(store: Store, task: Task, further: Changes): Promise<void> {
  await store.updateOnce(`retry_${task.id}_${task.tries}`, {
    ...further,
    [`tasks/${task.id}`]: taskSchema.parse(task),
    ...signalOf(task),
  })
}

export function removeTask(store: Store, id: string): Promise<void> {
  return store.update({ [`tasks/${id}`]: null })
}
