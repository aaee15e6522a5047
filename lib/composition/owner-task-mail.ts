import { createTranslator } from 'use-intl/core'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { getTask } from '@/lib/tasks/data'
import { errorText } from '@/lib/tasks/error-text'
import messages from '@/messages/de.json'

const t = createTranslator({ locale: 'de', messages, namespace: 'admin.tasks' })

/** Tells the owner that a task was given up; nothing if it has been done since. */
export const ownerTaskMail: MailComposer = async (store, { about = '' }) => {
  const task = await getTask(store, about)
  if (!task) return null
  const kind = t(`kinds.${task.kind}`)
  const facts = [
    { name: t('columns.kind'), value: kind },
    { name: t('columns.subject'), value: task.subject },
    { name: t('columns.error'), value: errorText(task.lastError ?? '') },
  ]
  return {
    subject: t('mail.subject', { kind }),
    parts: [
      { kind: 'text', text: t('mail.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/postausgang` },
    ],
  }
}
