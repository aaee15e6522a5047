import 'server-only'
import { pairOf } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'

/**
 * Issues the invoice of an order, or what a refund changes of it.
 * @param subject the id of the order, followed by that of the refund if it is about one
 */
export async function writeInvoice(store: Store, subject: string): Promise<void> {
  const [orderId, refundId] = pairOf(subject)
  await (refundId === '' ? ensureInvoice(store, orderId) : ensureCorrection(store, orderId, refundId))
}
