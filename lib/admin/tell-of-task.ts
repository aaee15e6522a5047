import 'server-only'
import { now } from '@/lib/core/clock'
import { getMail, ownerTold } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { toldOfTask, wasToldOfTask } from '@/lib/tasks/fault-data'
import type { Task } from '@/lib/tasks/schema'

const DAY_MS = 86_400_000

/**
 * Mails the owner that a task was given up, at most once a day. Not for mails to the owner, as the next one
 * would not arrive either.
 */
export async function tellOfTask(store: Store, task: Task): Promise<Changes> {
  if (await wasToldOfTask(store, now() - DAY_MS)) return {}
  const mail = task.kind === 'mail' ? await getMail(store, task.subject) : null
  if (mail?.template.startsWith('owner-')) return {}
  return { ...ownerTold('task', { template: 'owner-task', about: task.id }), ...toldOfTask(now()) }
}
