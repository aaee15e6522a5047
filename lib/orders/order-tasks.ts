import type { Store } from '@/lib/store/store'
import { pairOf } from '@/lib/tasks/schema'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import { creditPartner } from './commission/credit-partner'
import { keepMeansCountry } from './paying/keep-means-country'
import { closePaymentPage } from './paying/close-payment-page'
import { ensureCorrection } from './invoicing/ensure-correction'
import { ensureInvoice } from './invoicing/ensure-invoice'
import { mailDocument } from './mails/invoice-attachments'
import { freeCampaignUse } from './state/free-campaign-use'
import { applyEarlyReports } from './refunds/apply-reports'
import { sendRefund } from './refunds/send-refund'

export const orderTasks = {
  conversion: creditPartner,
  refund: sendRefund,
  'payment-reports': applyEarlyReports,
  'session-end': closePaymentPage,
  invoice: writeInvoice,
  'invoice-mail': mailDocument,
  'campaign-use': freeCampaignUse,
} satisfies Partial<TaskHandlers>

/** The task `invoice`, with the means of payment's country. @param subject order id, refund's id for a correction */
export async function writeInvoice(store: Store, subject: string): Promise<void> {
  const [orderId, refundId] = pairOf(subject)
  if (refundId !== '') await ensureCorrection(store, orderId, refundId)
  await ensureInvoice(store, orderId)
  if (refundId === '') await keepMeansCountry(store, orderId)
}
