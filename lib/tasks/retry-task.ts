import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { getTask, reviveTask } from './data'
import { backgroundKinds } from './schema'
import type { TaskHandlers } from './task-handlers'

/**
 * Tries a task at once, and for another day if it fails again. One that nobody waits for is left to the running shop.
 * @throws ShopError `not_found` if it is done, or never was
 */
export async function retryTask(store: Store, id: string, handlers: Partial<TaskHandlers>): Promise<void> {
  const task = await getTask(store, id)
  if (!task) throw new ShopError('not_found')
  await reviveTask(store, { ...task, state: 'waiting', since: now(), dueAt: now() })
  if (!backgroundKinds.includes(task.kind)) await attemptTask(store, id, handlers)
}
