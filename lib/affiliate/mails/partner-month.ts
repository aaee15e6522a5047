import 'server-only'
import { z } from 'zod'
import { createTranslator } from 'use-intl/core'
import { dayStart, shiftDay } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { offThread } from '@/lib/core/off-thread'
import { dayText, sellerOf } from '@/lib/invoices/invoice-texts'
import { owner } from '@/lib/legal/current-owner'
import type { MailComposer } from '@/lib/mail/content'
import messages from '@/messages/de.json'
import { getAffiliate } from '../data'
import type { Affiliate } from '../schema'
import type { MonthDoc } from '../monthly/draw-month'
import { boundsOf, isMonthlyWanted, partnerMonth, type PartnerMonth } from '../monthly/month-of'

const t = createTranslator({ locale: 'de', messages, namespace: 'mail' })
const { kinds } = messages.affiliate.partner.balance
const monthName = new Intl.DateTimeFormat('de-DE', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})

const drawing = {
  name: 'drawMonth',
  // The drawing code takes long to load, and the thread that answers requests does not need it.
  work: async (doc: MonthDoc) => (await import('../monthly/draw-month')).drawMonth(doc),
  result: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
}

/**
 * A partner's past month, as facts and as a PDF; null if there is nothing to report, or the partner no longer wants these
 * mails.
 */
export const partnerMonthMail: MailComposer = async (store, { about: uid, month }) => {
  if (uid === undefined || month === undefined) return null
  const partner = await getAffiliate(store, uid)
  if (!partner || !isMonthlyWanted(partner)) return null
  const sums = await partnerMonth(store, uid, month)
  if (!sums) return null
  const doc = monthDoc(partner, sums)
  const name = monthName.format(dayStart(boundsOf(month).first))
  const facts = [...doc.lines, doc.closing].map(({ text, amount }) => ({
    name: text,
    value: formatCents(amount),
  }))
  const content = Buffer.from(await offThread(drawing, doc))
  return {
    subject: t('partnerMonth.subject', { month: name }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('partnerMonth.text', { month: name }) },
      { kind: 'facts', facts },
      { kind: 'text', text: t('partnerMonth.off') },
      {
        kind: 'button',
        label: t('partnerMonth.button'),
        url: `${env().PUBLIC_ORIGIN}/partner?bereich=guthaben`,
      },
    ],
    attachments: [{ filename: `partner-${month}.pdf`, contentType: 'application/pdf', content }],
  }
}

function monthDoc(
  { name: partnerName, customCode }: Affiliate,
  { uid, month, opening, moved, closing }: PartnerMonth,
): MonthDoc {
  const { first, next } = boundsOf(month)
  const { name, tradeName, street, zip, city, email } = sellerOf(owner())
  const names = [name, ...(tradeName === undefined ? [] : [tradeName])]
  return {
    title: t('partnerMonth.title', { month: monthName.format(dayStart(first)) }),
    at: dayStart(next),
    seller: [...names, street, `${zip} ${city}`, email].filter((line) => line.trim() !== ''),
    partner: t('partnerMonth.partner', { name: partnerName ?? uid, code: customCode ?? uid }),
    note: t('partnerMonth.note'),
    labels: { item: t('partnerMonth.item'), price: t('partnerMonth.price') },
    lines: [
      { text: t('partnerMonth.opening', { day: dayText(dayStart(first)) }), amount: opening },
      ...moved.map(({ kind, count, amount }) => ({
        text: t('partnerMonth.moved', { kind: kinds[kind], count }),
        amount,
      })),
    ],
    closing: {
      text: t('partnerMonth.closing', { day: dayText(dayStart(shiftDay(next, -1))) }),
      amount: closing,
    },
  }
}
