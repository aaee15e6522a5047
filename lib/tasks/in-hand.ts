import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { getTask, saveTask } from './data'
import type { Task } from './schema'

/** A process that was told to end has ended after this, in ms. */
const ENDED_AFTER_MS = 10_000

/** What this process is working on. */
export interface InHand {
  tasks: Map<string, Task>
  /** The process ends: what fails now has not failed by itself. */
  isEnding: boolean
  /** Pause between signs of life, in ms; ten seconds. */
  signEveryMs?: number
}

export const nothingInHand = (): InHand => ({ tasks: new Map(), isEnding: false })

/** Leaves all that is still in hand to others, as soon as this process is certain to have ended. */
export async function giveAllBack(store: Store, { tasks }: InHand): Promise<void> {
  const left = [...tasks.values()]
  tasks.clear()
  await Promise.all(left.map((task) => giveBack(store, task, now() + ENDED_AFTER_MS)))
}

/**
 * Leaves a task to others, as if it had not been tried; unless another process has it by now, or it is done.
 * @param dueAt in ms since 1970
 */
export async function giveBack(store: Store, task: Task, dueAt: number): Promise<void> {
  if ((await getTask(store, task.id))?.tries === task.tries) await saveTask(store, { ...task, dueAt })
}
