import { createTranslator } from 'use-intl/core'
import { dayStart } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import type { MailComposer } from '@/lib/mail/content'
import { unsubscribeAddress } from '@/lib/mail/unsubscribe-link'
import messages from '@/messages/de.json'
import { getNotices } from '../notices/data'

const t = createTranslator({ locale: 'de', messages, namespace: 'affiliate.mails' })
const dayText = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(dayStart(day))

/** Nothing once the partner wants no such mails. */
export const partnerSales: MailComposer = async (store, { id, about: uid = '' }) => {
  const { digest, summed = {} } = await getNotices(store, uid)
  const sum = summed[id]
  if (digest === undefined || sum === undefined) return null
  const { from, to, sales, earnings } = sum
  const days = from === to ? dayText(from) : t('sales.days', { from: dayText(from), to: dayText(to) })
  return {
    subject: t('sales.subject', { count: sales }),
    isOptional: true,
    parts: [
      { kind: 'text', text: t('sales.greeting') },
      { kind: 'text', text: t('sales.text', { count: sales }) },
      {
        kind: 'facts',
        facts: [
          { name: t('sales.when'), value: days },
          { name: t('sales.count'), value: String(sales) },
          { name: t('sales.earnings'), value: formatCents(earnings) },
        ],
      },
      { kind: 'text', text: t('sales.later') },
      { kind: 'button', label: t('sales.button'), url: `${env().PUBLIC_ORIGIN}/partner` },
      { kind: 'text', text: t('sales.stop', { url: unsubscribeAddress(id) }) },
    ],
  }
}
