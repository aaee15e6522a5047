import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { getTask, reviveTask } from './data'
import { reviveResting } from './revive-resting'
import { backgroundKinds, type Task } from './schema'
import type { TaskHandlers } from './task-handlers'

const MOST = 1000

/** For another day; a background task is left to the server. @throws ShopError `not_found` if done or unknown */
export async function retryTask(
  store: Store,
  id: string,
  handlers: Partial<TaskHandlers>,
  actor: string,
): Promise<void> {
  const task = await getTask(store, id)
  if (!task) throw new ShopError('not_found')
  await reviveTask(store, task, retried(task, actor))
  if (!backgroundKinds.includes(task.kind)) await attemptTask(store, id, handlers)
}

/** By the server: the oldest 1000 of them, each for another day. */
export async function retryResting(store: Store, actor: string): Promise<void> {
  await reviveResting(store, { most: MOST, follow: (task) => retried(task, actor) })
}

function retried({ id, kind, state }: Task, actor: string): Changes {
  return journalAdded({
    actor,
    act: 'task-retried',
    subject: `tasks/${id}`,
    before: { kind, state },
    after: { kind, state: 'waiting' },
  })
}
