import 'server-only'
import { hostedPayment, isOffered } from '@/lib/payment/hosted-payments'
import { paymentMethodSchema, type PaymentMethod } from '@/lib/payment/schema'
import { attemptTask } from '@/lib/tasks/attempt-task'
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

/**
 * Does a task that ends a payment page at once. A command may run without the provider's keys; then the shop does it within a
 * minute.
 */
export async function attemptEnding(
  store: Store,
  method: PaymentMethod,
  task: { id: string } | null,
): Promise<void> {
  if (task && isOffered(method)) await attemptTask(store, task.id, { 'session-end': endSession })
}
