import 'server-only'
import { pairOf } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'

/**
 * The task `invoice`: issues an order's invoice, or a refund's correction.
 * @param subject the order's id, followed by the refund's for a correction
 */
export async function writeInvoice(store: Store, subject: string): Promise<void> {
  const [orderId, refundId] = pairOf(subject)
  await (refundId === '' ? ensureInvoice(store, orderId) : ensureCorrection(store, orderId, refundId))
}
