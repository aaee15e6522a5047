import type { MailComposers } from '@/lib/mail/content'
import { ownerRefund, refundFailed } from './failed-refund'
import { newVersion } from './new-version'
import { orderAddressMended } from './order-changed'
import { orderCancelled } from './order-changed'
import { orderConfirmed } from './order-confirmed'
import { orderRest, paymentTakenBackMail } from './order-unpaid'
import { orderInvoice } from './order-changed'
import { orderReceived } from './order-received'
import { orderRefunded } from './order-refunded'
import { ownOrders } from './own-orders'
import { ownerAbroad, ownerDispute } from './owner-mails'
import { ownerOrder } from './owner-mails'
import { ownerUnmatched } from './owner-mails'
import { paymentFailed } from './order-unpaid'

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
