import { hostedPayment, isOffered } from '@/lib/payment/providers/providers'
import { providerSchema, type PaymentMethod } from '@/lib/payment/schema'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { pairOf } from '@/lib/tasks/schema'
import type { Store } from '@/lib/store/store'
import { recordSession } from './record-session'

/** A payment made before counts. @param subject provider and page's id @throws ShopError `payment_unavailable` */
export async function closePaymentPage(store: Store, subject: string): Promise<void> {
  const [given, sessionId] = pairOf(subject)
  const provider = providerSchema.parse(given)
  await recordSession(store, provider, await hostedPayment(provider).close(sessionId))
}

/** A command may lack the provider's keys; then the server runs the task within a minute. */
export async function attemptEnding(
  store: Store,
  method: PaymentMethod,
  task: { id: string } | null,
): Promise<void> {
  if (task && isOffered(method)) await attemptTask(store, task.id, { 'session-end': closePaymentPage })
}
