import type { Store } from '@/lib/store/store'
import { saveOrder } from '../data'
import { sampleOrder } from './sample-order'

/** Adds an order waiting for payment on the provider's page `cs_test_{id}`. */
export async function addHostedOrder(store: Store, id: string): Promise<void> {
  const session = { attempt: 0, startedAt: Date.now(), state: 'open', id: `cs_test_${id}` } as const
  const hosted = { paymentMethod: 'stripe', session, isPaymentOpen: true } as const
  await saveOrder(store, { ...sampleOrder, id, idempotencyKey: id, ...hosted })
}
