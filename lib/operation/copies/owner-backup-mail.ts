import { z } from 'zod'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { momentText } from '@/lib/orders/mail-texts'
import { translator } from '@/messages/texts'
import { copyState } from './run-copies'

const t = translator('admin.operation.copies')

/** `about`: behind since, in ms. */
export const ownerBackupMail: MailComposer = async (_store, { about }) => {
  const since = z.coerce.number<string>().parse(about)
  const problem = copyState()?.problem
  return {
    subject: t('mail.subject'),
    parts: [
      { kind: 'text', text: t('mail.text') },
      {
        kind: 'facts',
        facts: [
          { name: t('mail.since'), value: momentText(since) },
          ...(problem
            ? [{ name: t('mail.reason'), value: problem.words || t(`problems.${problem.code}`) }]
            : []),
        ],
      },
      { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/betrieb` },
    ],
  }
}
