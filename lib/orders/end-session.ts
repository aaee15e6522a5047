import 'server-only'
import { hostedPayment } from '@/lib/payment/hosted-payments'
import { paymentMethodSchema } from '@/lib/payment/schema'
import { pairOf } from '@/lib/tasks/subject'
import type { Store } from '@/lib/store/store'
import { recordSession } from './record-session'

/**
 * Ends a payment page on which nobody shall pay any more. What was paid on it before counts.
 * @param subject the way to pay, and the page's id
 * @throws ShopError `payment_unavailable`
 */
export async function endSession(store: Store, subject: string): Promise<void> {
  const [given, sessionId] = pairOf(subject)
  const method = paymentMethodSchema.parse(given)
  const facts = await hostedPayment(method)?.close(sessionId)
  if (facts) await recordSession(store, method, facts)
}
