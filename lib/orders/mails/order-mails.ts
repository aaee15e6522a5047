import type { MailComposers, MailPart } from '@/lib/mail/content'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { orderAddress } from '../access/access-token'
import { momentText, t, tOrders, dayText } from '../mail-texts'
import { pricePart } from '../price-part'
import type { Order } from '../schema'
import { aboutOrder } from './about-order'
import { newVersion } from './new-version'
import {
  orderAddressMended,
  orderCancelled,
  orderInvoice,
  orderRest,
  paymentFailed,
  paymentTakenBackMail,
  orderRefunded,
} from './order-changed'
import { orderConfirmed } from './order-confirmed'
import { ownOrders } from './own-orders'
import { ownerAbroad, ownerDispute, ownerOrder, ownerUnmatched } from './owner-mails'
import { transferCode, transferParts } from './transfer-parts'
import { env } from '@/lib/core/env'
import { formatCents } from '@/lib/core/money'
import { openDispute } from '../disputes'
import { openRefunds } from '../refund-amount'

/**
 * Confirms the receipt (§ 312i Abs. 1 Nr. 3 BGB), says how to pay. Repeats nothing typed: to an unproven address
 * anyone could send their own text. Nothing once the payment page was used: the payment's mail covers it.
 */
const orderReceived = aboutOrder(async (order) => {
  const { id, reference, createdAt } = order
  const isHosted = hostedPayment(order.paymentMethod) !== null
  if (isHosted && order.status !== 'pending') return null
  const isTransfer = order.status === 'pending' && !isHosted
  return {
    subject: t('orderReceived.subject', { reference }),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('orderReceived.text', { reference, date: momentText(createdAt) }) },
      ...(isTransfer ? transferParts(order) : hostedParts(order)),
      { kind: 'heading', text: tOrders('items') },
      pricePart(order),
      { kind: 'button', label: t('toOrder'), url: orderAddress(id) },
      { kind: 'text', text: t('keep') },
      { kind: 'text', text: t('orderReceived.notYou') },
    ],
    ...(isTransfer ? { attachments: [await transferCode(order)] } : {}),
  }
})

function hostedParts({ status }: Order): MailPart[] {
  return status === 'pending' ? [{ kind: 'text', text: t('orderReceived.hosted') }] : []
}

/** Nothing if handled since. */
const ownerRefund = aboutOrder((order, { mail: { about = '' } }) => {
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
const refundFailed = aboutOrder((order, { mail: { about = '' } }) => {
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

export const orderMails = {
  'order-received': orderReceived,
  'order-address': orderAddressMended,
  'order-confirmed': orderConfirmed,
  'order-invoice': orderInvoice,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'refund-failed': refundFailed,
  'payment-failed': paymentFailed,
  'payment-taken-back': paymentTakenBackMail,
  'order-rest': orderRest,
  'own-orders': ownOrders,
  'new-version': newVersion,
  'owner-order': ownerOrder,
  'owner-unmatched': ownerUnmatched,
  'owner-refund': ownerRefund,
  'owner-dispute': ownerDispute,
  'owner-abroad': ownerAbroad,
} satisfies Partial<MailComposers>
