import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { orderAddress } from '../access/access-token'
import { openDispute } from '../disputes'
import { openRefunds } from '../refund-amount'
import { aboutOrder } from './about-order'
import { dayText, t } from '../mail-texts'

/** Nothing if handled since. */
export const ownerRefund = aboutOrder((order, { mail: { about = '' } }) => {
  const open = openRefunds(order).find(([id]) => id === about)
  if (!open) return null
  const [, { amount, at }] = open
  const facts = [
    { name: t('ownerRefund.order'), value: order.reference },
    { name: t('orderRefunded.amount'), value: formatCents(amount) },
    { name: t('ownerRefund.decided'), value: dayText(at) },
  ]
  return {
    subject: t('ownerRefund.subject', { reference: order.reference }),
    parts: [
      { kind: 'text', text: t(openDispute(order) ? 'ownerRefund.textDisputed' : 'ownerRefund.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: t('toOrder'), url: `${env().PUBLIC_ORIGIN}/admin/bestellungen/${order.id}` },
    ],
  }
})

/** To a buyer who was promised the refund. */
export const refundFailed = aboutOrder((order, { mail: { about = '' } }) => {
  const refund = order.refunds?.[about]
  if (refund?.status !== 'failed') return null
  const values = { reference: order.reference, amount: formatCents(refund.amount) }
  return {
    subject: t('refundFailed.subject', values),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('refundFailed.text', values) },
      { kind: 'text', text: t(openDispute(order) ? 'refundFailed.nextDisputed' : 'refundFailed.next') },
      { kind: 'button', label: t('toOrder'), url: orderAddress(order.id) },
    ],
  }
})
