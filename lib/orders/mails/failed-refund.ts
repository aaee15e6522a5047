import 'server-only'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { orderAddress } from '../access/order-address'
import { openRefunds } from '../refund-amount'
import { aboutOrder } from './about-order'
import { dayText, t } from './mail-texts'

/** Tells the owner of a refund that did not come about, and what to do; nothing once something was done about it. */
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
      { kind: 'text', text: t('ownerRefund.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: t('toOrder'), url: `${env().PUBLIC_ORIGIN}/admin/bestellungen/${order.id}` },
    ],
  }
})

/** Tells a buyer who was told that money comes that it did not, and that the shop sees to it. */
export const refundFailed = aboutOrder((order, { mail: { about = '' } }) => {
  const refund = order.refunds?.[about]
  if (refund?.status !== 'failed') return null
  const values = { reference: order.reference, amount: formatCents(refund.amount) }
  return {
    subject: t('refundFailed.subject', values),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('refundFailed.text', values) },
      { kind: 'text', text: t('refundFailed.next') },
      { kind: 'button', label: t('toOrder'), url: orderAddress(order.id) },
    ],
  }
})
