import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { getTask, reviveTask } from './data'
import type { TaskHandlers } from './task-handlers'

/**
 * Tries a task at once, and for another day if it fails again.
 * @throws ShopError `not_found` if it is done, or never was
 */
export async function retryTask(store: Store, id: string, handlers: Partial<TaskHandlers>): Promise<void> {
  const task = await getTask(store, id)
  if (!task) throw new ShopError('not_found')
  await reviveTask(store, { ...task, state: 'waiting', since: now(), dueAt: now() })
  await attemptTask(store, id, handlers)
}
