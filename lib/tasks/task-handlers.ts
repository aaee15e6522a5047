import type { Store } from '@/lib/store/store'
import type { TaskKind } from './schema'

/** Does the tasks of a kind. Whatever it does must be the same if it is done again: a process may end in the middle. */
type TaskHandler = (store: Store, subject: string) => Promise<void>
export type TaskHandlers = Record<TaskKind, TaskHandler>
