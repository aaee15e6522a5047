import { now } from '@/lib/core/clock'
import { getMail, ownerNotified } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { taskNotified, wasNotifiedOfTask } from '@/lib/tasks/fault-data'
import type { Task } from '@/lib/tasks/schema'

const DAY_MS = 86_400_000

/** At most once a day. Not if the task is a mail to the owner, as this one would not arrive either. */
export async function tellOfTask(store: Store, task: Task): Promise<Changes> {
  if (await wasNotifiedOfTask(store, now() - DAY_MS)) return {}
  const mail = task.kind === 'mail' ? await getMail(store, task.subject) : null
  if (mail?.template.startsWith('owner-')) return {}
  return { ...ownerNotified('task', { template: 'owner-task', about: task.id }), ...taskNotified(now()) }
}
