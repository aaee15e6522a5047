import { dayStart } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { type MailComposer, quoted } from '@/lib/mail/content'
import { unsubscribeAddress } from '@/lib/mail/unsubscribe-link'
import { translator } from '@/messages/texts'
import { getNotices } from '../notices/data'
import { namedStage } from '../stage/read-stage'
import { masked } from '../payouts/credit-note'
import { getPayout } from '../payouts/data'
import { creditNoteFile } from '../payouts/payout-files'

const tMail = translator('mail')
const t = translator('affiliate.mails')
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

/** Says why, and how to object (Art. 17 Abs. 3 DSA). Null if the stage is visible again, or deleted. */
export const stageHiddenMail: MailComposer = async (store, { about: uid = '' }) => {
  const found = await namedStage(store, uid)
  if (!found?.stage.hidden) return null
  const { text, hidden } = found.stage
  const said = text === undefined ? [] : [{ name: t('stageHidden.words'), value: quoted(text) }]
  return {
    subject: t('stageHidden.subject'),
    parts: [
      { kind: 'text', text: t('greeting', { name: quoted(found.name) }) },
      { kind: 'text', text: t('stageHidden.what') },
      ...(said.length > 0 ? [{ kind: 'facts', facts: said } as const] : []),
      { kind: 'heading', text: t('stageHidden.reason') },
      { kind: 'text', text: hidden.reason },
      ...(hidden.isReported ? [{ kind: 'text', text: t('stageHidden.reported') } as const] : []),
      { kind: 'text', text: t('stageHidden.how') },
      { kind: 'text', text: t('stageHidden.objection') },
      { kind: 'button', label: t('stageHidden.button'), url: `${env().PUBLIC_ORIGIN}/partner/seite` },
    ],
  }
}

/** Null if the money has come back. */
export const partnerPayout: MailComposer = async (store, { about = '' }) => {
  const payout = await getPayout(store, about)
  if (!payout || payout.status === 'returned') return null
  const { amount, creditNote, sales, iban } = payout
  const { name: filename, contentType, content } = await creditNoteFile(store, creditNote)
  return {
    subject: tMail('partnerPayout.subject', { amount: formatCents(amount) }),
    parts: [
      { kind: 'text', text: tMail('greeting') },
      { kind: 'text', text: tMail('partnerPayout.text', { number: creditNote }) },
      {
        kind: 'facts',
        facts: [
          { name: tMail('partnerPayout.amount'), value: formatCents(amount) },
          { name: tMail('partnerPayout.sales'), value: String(sales) },
          { name: tMail('partnerPayout.account'), value: masked(iban) },
        ],
      },
      { kind: 'text', text: tMail('partnerPayout.wrong') },
      { kind: 'button', label: tMail('partnerPayout.button'), url: `${env().PUBLIC_ORIGIN}/partner` },
    ],
    attachments: [{ filename, contentType, content: Buffer.from(content) }],
  }
}
