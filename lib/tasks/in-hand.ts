import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { getTask, saveTask } from './data'
import type { Task } from './schema'

/** A process that was asked to end has ended after this, in ms. */
const ENDED_AFTER_MS = 10_000

export interface InHand {
  tasks: Map<string, Task>
  /** True once the process is ending: failures are then no fault of the tasks. */
  isEnding: boolean
  /** In ms; default four seconds. */
  signEveryMs?: number
}

export const nothingInHand = (): InHand => ({ tasks: new Map(), isEnding: false })

/** Due as soon as this process is certain to have ended. */
export async function giveAllBack(store: Store, { tasks }: InHand): Promise<void> {
  const left = [...tasks.values()]
  tasks.clear()
  await Promise.all(left.map((task) => giveBack(store, task, now() + ENDED_AFTER_MS)))
}

/** As if not tried; unless another process has it by now, or it is done. @param dueAt in ms */
export async function giveBack(store: Store, task: Task, dueAt: number): Promise<void> {
  if ((await getTask(store, task.id))?.tries === task.tries) await saveTask(store, { ...task, dueAt })
}
