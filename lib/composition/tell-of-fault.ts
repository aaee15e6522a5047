import { z } from 'zod'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { ownerNotified, getMail } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { serviceSchema, type Service, type Task } from '@/lib/tasks/schema'
import { format, translator } from '@/messages/texts'
import { now } from '@/lib/core/clock'
import { taskNotified, wasNotifiedOfTask } from '@/lib/tasks/fault-data'

const DAY_MS = 86_400_000
const t = translator('admin.tasks.fault')

/** Parts of the mail's `about`: the service, since when it was down, and, if it is back, since when (ms). */
const aboutSchema = z.tuple([serviceSchema, z.coerce.number<string>(), z.coerce.number<string>().optional()])

/** Mails the owner that a service is down, or back; times in ms. */
export function faultNotified(service: Service, since: number, overAt: number | null): Changes {
  const about = [service, since, ...(overAt === null ? [] : [overAt])].join(' ')
  return ownerNotified('task', { template: 'owner-fault', about })
}

export const ownerFaultMail: MailComposer = (_, { about = '' }) => {
  const [service, since, overAt] = aboutSchema.parse(about.split(' '))
  const state = overAt === undefined ? 'away' : 'back'
  const moments = [
    { name: t('since'), value: momentText(since) },
    ...(overAt === undefined ? [] : [{ name: t('until'), value: momentText(overAt) }]),
  ]
  return Promise.resolve({
    subject: t(`${state}.subject.${service}`),
    parts: [
      { kind: 'text', text: t(`${state}.text.${service}`) },
      { kind: 'facts', facts: moments },
      { kind: 'button', label: t('button'), url: `${env().PUBLIC_ORIGIN}/admin/betrieb` },
    ],
  })
}

const momentText = (at: number) =>
  t('moment', { date: format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' }) })

/** At most once a day. Not if the task is a mail to the owner, as this one would not arrive either. */
export async function tellOfTask(store: Store, task: Task): Promise<Changes> {
  if (await wasNotifiedOfTask(store, now() - DAY_MS)) return {}
  const mail = task.kind === 'mail' ? await getMail(store, task.subject) : null
  if (mail?.template.startsWith('owner-')) return {}
  return { ...ownerNotified('task', { template: 'owner-task', about: task.id }), ...taskNotified(now()) }
}
