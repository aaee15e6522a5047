import type { MailComposers, MailPart } from '@/lib/mail/content'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { orderAddress } from '../access/access-token'
import { momentText, t, tOrders } from '../mail-texts'
import { pricePart } from '../price-part'
import type { Order } from '../schema'
import { aboutOrder } from './about-order'
import { ownerRefund, refundFailed } from './failed-refund'
import { newVersion } from './new-version'
import { orderAddressMended } from './order-changed'
import { orderCancelled } from './order-changed'
import { orderConfirmed } from './order-confirmed'
import { orderRest, paymentTakenBackMail } from './order-unpaid'
import { orderInvoice } from './order-changed'
import { orderRefunded } from './order-refunded'
import { ownOrders } from './own-orders'
import { ownerAbroad, ownerDispute } from './owner-mails'
import { ownerOrder } from './owner-mails'
import { ownerUnmatched } from './owner-mails'
import { paymentFailed } from './order-unpaid'
import { transferCode, transferParts } from './transfer-parts'

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
