import 'server-only'
import { getMail } from '@/lib/mail/data'
import { ownerTold } from '@/lib/mail/owner-mail'
import type { Changes, Store } from '@/lib/store/store'
import type { Task } from '@/lib/tasks/schema'

/** Tells the owner of a task that was given up; not of a mail to the owner, as the next one would not arrive either. */
export async function tellOfTask(store: Store, task: Task): Promise<Changes> {
  const mail = task.kind === 'mail' ? await getMail(store, task.subject) : null
  if (mail?.template.startsWith('owner-')) return {}
  return ownerTold('task', { template: 'owner-task', about: task.id })
}
