import { env } from '@/lib/core/env'
import { formatCents, formatMoney } from '@/lib/core/money'
import type { MailComposer } from '@/lib/mail/content'
import { getOrder } from '@/lib/orders/data'
import { t } from '@/lib/orders/mail-texts'
import type { Store } from '@/lib/store/store'
import { getProviderPayout } from '@/lib/payment/payouts/data'
import { findBatch } from '../data'
import type { BankEntry } from '../schema'

const MOST = 100

/** Nothing if all were undone. */
export const ownerPayments: MailComposer = async (store, { about = '' }) => {
  const { entries } = await findBatch(store, about, { limit: MOST })
  if (entries.length === 0) return null
  const items = await Promise.all(entries.map((entry) => lineOf(store, entry)))
  const sum = formatCents(entries.reduce((total, { amount }) => total + amount, 0))
  return {
    subject: t('ownerPayments.subject', { count: entries.length, sum }),
    parts: [
      { kind: 'text', text: t('ownerPayments.text') },
      { kind: 'list', items },
      {
        kind: 'button',
        label: t('ownerPayments.button'),
        url: `${env().PUBLIC_ORIGIN}/admin/bestellungen?stand=bezahlt`,
      },
    ],
  }
}

async function lineOf(store: Store, { orderId = '', amount }: BankEntry): Promise<string> {
  const order = orderId === '' ? null : await getOrder(store, orderId)
  return t('ownerPayments.line', { reference: order?.reference ?? orderId, amount: formatCents(amount) })
}

/** Nothing if it adds up by now, or is dealt with. */
export const ownerProviderPayout: MailComposer = async (store, { about = '' }) => {
  const payout = await getProviderPayout(store, about)
  if (payout?.state !== 'wrong') return null
  const { amount, currency, arrivesOn, providerId, problems, net } = payout
  const sumOf = (cents: number) => formatMoney(cents, currency)
  return {
    subject: t('ownerProviderPayout.subject', { sum: sumOf(amount) }),
    parts: [
      { kind: 'text', text: t('ownerProviderPayout.text') },
      {
        kind: 'facts',
        facts: [
          { name: t('ownerProviderPayout.id'), value: providerId },
          { name: t('ownerProviderPayout.day'), value: arrivesOn.split('-').reverse().join('.') },
          { name: t('ownerProviderPayout.amount'), value: sumOf(amount) },
          { name: t('ownerProviderPayout.net'), value: sumOf(net) },
          { name: t('ownerProviderPayout.problems'), value: String(problems) },
        ],
      },
      {
        kind: 'button',
        label: t('ownerProviderPayout.button'),
        url: `${env().PUBLIC_ORIGIN}/admin/zahlungsdienst/${about}`,
      },
    ],
  }
}
