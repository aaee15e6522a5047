import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { getTask, reviveTask } from './data'
import { backgroundKinds } from './schema'
import type { TaskHandlers } from './task-handlers'

/**
 * Tries a task at once, and for another day if it fails again. One that nobody waits for is left to the running shop.
 * @param actor who wants it
 * @throws ShopError `not_found` if it is done, or never was
 */
export async function retryTask(
  store: Store,
  id: string,
  handlers: Partial<TaskHandlers>,
  actor: string,
): Promise<void> {
  const task = await getTask(store, id)
  if (!task) throw new ShopError('not_found')
  const { kind, state } = task
  const entry = journalAdded({
    actor,
    act: 'task-retried',
    subject: `tasks/${id}`,
    before: { kind, state },
    after: { kind, state: 'waiting' },
  })
  await reviveTask(store, { ...task, state: 'waiting', since: now(), dueAt: now() }, entry)
  if (!backgroundKinds.includes(kind)) await attemptTask(store, id, handlers)
}
