import { hostedPayment, isOffered } from '@/lib/payment/providers/providers'
import { providerSchema, type PaymentMethod } from '@/lib/payment/schema'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { pairOf } from '@/lib/tasks/schema'
import type { Store } from '@/lib/store/store'
import { recordSession } from './record-session'

/**
 * The task that closes a payment page that must no longer be used. A payment made before still counts.
 * @param subject the provider, and the page's id
 * @throws ShopError `payment_unavailable`
 */
export async function closePaymentPage(store: Store, subject: string): Promise<void> {
  const [given, sessionId] = pairOf(subject)
  const provider = providerSchema.parse(given)
  await recordSession(store, provider, await hostedPayment(provider).close(sessionId))
}

/**
 * Runs a page-closing task at once. A command may lack the provider's keys; then the server runs it within a
 * minute.
 */
export async function attemptEnding(
  store: Store,
  method: PaymentMethod,
  task: { id: string } | null,
): Promise<void> {
  if (task && isOffered(method)) await attemptTask(store, task.id, { 'session-end': closePaymentPage })
}
