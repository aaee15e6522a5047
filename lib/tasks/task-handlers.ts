import type { Changes, Store } from '@/lib/store/store'
import type { Task, TaskKind } from './schema'

/** Does the tasks of a kind. Whatever it does must be the same if it is done again: a process may end in the middle. */
type TaskHandler = (store: Store, subject: string) => Promise<void>

export interface TaskHandlers extends Record<TaskKind, TaskHandler> {
  /** What is written together with a task that has failed for so long that nobody tries it any more. */
  givenUp(store: Store, task: Task): Promise<Changes>
}
