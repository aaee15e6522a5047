import { createTranslator } from 'use-intl/core'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import type { MailComposer } from '@/lib/mail/content'
import messages from '@/messages/de.json'
import { masked } from '../payouts/credit-note'
import { getPayout } from '../payouts/data'
import { creditNoteFile } from '../payouts/payout-files'

const t = createTranslator({ locale: 'de', messages, namespace: 'mail' })

/** Null if the money has come back. */
export const partnerPayout: MailComposer = async (store, { about = '' }) => {
  const payout = await getPayout(store, about)
  if (!payout || payout.status === 'returned') return null
  const { amount, creditNote, sales, iban } = payout
  const { name: filename, contentType, content } = await creditNoteFile(store, creditNote)
  return {
    subject: t('partnerPayout.subject', { amount: formatCents(amount) }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('partnerPayout.text', { number: creditNote }) },
      {
        kind: 'facts',
        facts: [
          { name: t('partnerPayout.amount'), value: formatCents(amount) },
          { name: t('partnerPayout.sales'), value: String(sales) },
          { name: t('partnerPayout.account'), value: masked(iban) },
        ],
      },
      { kind: 'text', text: t('partnerPayout.wrong') },
      { kind: 'button', label: t('partnerPayout.button'), url: `${env().PUBLIC_ORIGIN}/partner` },
    ],
    attachments: [{ filename, contentType, content: Buffer.from(content) }],
  }
}
