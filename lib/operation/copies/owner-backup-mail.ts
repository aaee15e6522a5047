import { z } from 'zod'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { momentText } from '@/lib/orders/mail-texts'
import messages from '@/messages/de.json'
import { copyState } from './run-copies'

const texts = messages.admin.operation.copies

/** `about`: behind since, in ms. */
export const ownerBackupMail: MailComposer = async (_store, { about }) => {
  const since = z.coerce.number<string>().parse(about)
  const problem = copyState()?.problem
  return {
    subject: texts.mail.subject,
    parts: [
      { kind: 'text', text: texts.mail.text },
      {
        kind: 'facts',
        facts: [
          { name: texts.mail.since, value: momentText(since) },
          ...(problem
            ? [{ name: texts.mail.reason, value: problem.words || texts.problems[problem.code] }]
            : []),
        ],
      },
      { kind: 'button', label: texts.mail.button, url: `${env().PUBLIC_ORIGIN}/admin/betrieb` },
    ],
  }
}
