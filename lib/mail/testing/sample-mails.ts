import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import type { MailComposer, MailComposers } from '../content'
import type { Mail } from '../schema'
import { sendMail } from '../send-mail'

const compose: MailComposer = (_, { template, about }) =>
  Promise.resolve(
    about === 'nothing'
      ? null
      : {
          subject: `${template} ${about ?? ''}`.trim(),
          parts: [{ kind: 'text', text: 'Grüße aus dem Test.' }],
        },
  )

/** Composes some kinds of mails, whose content names their kind. */
const sampleComposers: Partial<MailComposers> = {
  'order-received': compose,
  'order-confirmed': compose,
  'order-refunded': compose,
  'own-orders': compose,
  'account-reset': compose,
  'withdrawal-received': compose,
  'owner-order': compose,
}

export const sampleTasks: Partial<TaskHandlers> = {
  mail: (store, id) => sendMail(store, id, sampleComposers),
}

/** Adds a mail with its task, a millisecond after the previous one. */
export async function addMail(
  store: Store,
  given: Partial<Mail> = {},
): Promise<{ id: string; taskId: string }> {
  const id = newId('mail')
  const mail: Mail = {
    id,
    to: 'kaeufer@example.com',
    template: 'order-received',
    status: 'waiting',
    tries: 0,
    at: now(),
    ...given,
  }
  const task = taskAdded('mail', id)
  await store.update({ [`mails/${id}`]: mail, ...task.changes })
  return { id, taskId: task.id }
}
