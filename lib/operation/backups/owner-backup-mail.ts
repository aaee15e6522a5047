import 'server-only'
import { createFormatter, createTranslator } from 'use-intl/core'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import messages from '@/messages/de.json'
import { getBackupState } from './backup-data'

const t = createTranslator({ locale: 'de', messages, namespace: 'admin.operation.daily' })
const format = createFormatter({ locale: 'de', timeZone: 'Europe/Berlin' })

/** The mail's `about`: the problem, and since when it exists (ms). */
const aboutSchema = z.tuple([z.enum(['late', 'failed', 'trial', 'phrase']), z.coerce.number<string>()])

/** Tells the owner that a backup is missing, has failed, or cannot be restored, with the reason if it is known. */
export const ownerBackupMail: MailComposer = async (store, { about = '' }) => {
  const [what, since] = aboutSchema.parse(about.split(' '))
  const { failure, trial } = await getBackupState(store)
  const code = what === 'trial' || what === 'phrase' ? trial?.failure : failure?.code
  const moment = `${format.dateTime(since, { dateStyle: 'long', timeStyle: 'short' })} Uhr`
  return {
    subject: t(`mail.${what}.subject`),
    parts: [
      { kind: 'text', text: t(`mail.${what}.text`) },
      {
        kind: 'facts',
        facts: [
          { name: t('mail.since'), value: moment },
          ...(code === undefined ? [] : [{ name: t('mail.reason'), value: t(`reasons.${code}`) }]),
        ],
      },
      { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/betrieb` },
    ],
  }
}
