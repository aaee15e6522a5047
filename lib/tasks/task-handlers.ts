import type { Changes, Store } from '@/lib/store/store'
import type { Service, Task, TaskKind } from './schema'

/** Must be safe to repeat: a process may die halfway. @returns changes to write with the task's completion */
type TaskHandler = (store: Store, subject: string) => Promise<Changes | undefined | void>

export interface TaskHandlers extends Record<TaskKind, TaskHandler> {
  /** Changes to write with a task that has failed for too long and now rests. */
  givenUp(store: Store, task: Task): Promise<Changes>
  /** Health checks by service; they resolve if it answers. */
  reach: Record<Service, () => Promise<unknown>>
  /** Notifies the owner that a service is down, or back; times in ms. */
  faultNotified(service: Service, since: number, overAt: number | null): Changes
}
