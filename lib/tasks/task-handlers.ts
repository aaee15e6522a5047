import type { Changes, Store } from '@/lib/store/store'
import type { Service, Task, TaskKind } from './schema'

/**
 * Does the tasks of a kind. Whatever it does must be the same if it is done again: a process may end in the middle.
 * @returns what is written together with that it is done, if anything
 */
type TaskHandler = (store: Store, subject: string) => Promise<Changes | undefined | void>

export interface TaskHandlers extends Record<TaskKind, TaskHandler> {
  /** What is written together with a task that has failed for so long that nobody tries it any more. */
  givenUp(store: Store, task: Task): Promise<Changes>
  /** By service, what resolves if it answers the shop. */
  reach: Record<Service, () => Promise<unknown>>
  /** What tells the owner that a service is away, or that it answers again; ms. */
  faultTold(service: Service, since: number, overAt: number | null): Changes
}
