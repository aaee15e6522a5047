import 'server-only'
import { createTranslator } from 'use-intl/core'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import type { MailComposer } from '@/lib/mail/content'
import { getUnmatched } from '@/lib/payment/unmatched-data'
import messages from '@/messages/de.json'
import { momentText, t } from './mail-texts'

const tAdmin = createTranslator({ locale: 'de', messages, namespace: 'admin.unmatched' })

/** Tells the owner of money that belongs to no order. */
export const ownerUnmatched: MailComposer = async (store, { about = '' }) => {
  const payment = await getUnmatched(store, about)
  if (!payment) return null
  const { amount, currency, reason, at, orderId } = payment
  const sum = currency === 'EUR' ? formatCents(amount) : `${amount} ${currency}`
  const facts = [
    { name: tAdmin('columns.amount'), value: sum },
    { name: tAdmin('columns.reason'), value: tAdmin(`reasons.${reason}`) },
    { name: tAdmin('columns.order'), value: orderId ?? tAdmin('noOrder') },
    { name: tAdmin('columns.id'), value: about },
    { name: tAdmin('columns.at'), value: momentText(at) },
  ]
  return {
    subject: t('ownerUnmatched.subject', { sum }),
    parts: [
      { kind: 'text', text: t(reason === 'dispute' ? 'ownerUnmatched.textDisputed' : 'ownerUnmatched.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: tAdmin('title'), url: `${env().PUBLIC_ORIGIN}/admin/zahlungen` },
    ],
  }
}
