import type { Store } from '@/lib/store/store'
import { ensureInvoice } from '../invoicing/ensure-invoice'
import { recordPaymentEvent } from '../paying/record-payment-event'
import { takePayment } from '../paying/record-session'
import { addHostedOrder } from './add-order'
import { sampleOrder } from './sample-order'

const payment = { paymentId: 'pi_1', amount: sampleOrder.total }

/** Adds an order paid on the provider's page as payment `pi_1`, with its invoice. */
export async function addPaidByCard(store: Store, id: string): Promise<void> {
  await addHostedOrder(store, id)
  const page = { sessionId: `cs_test_${id}`, attempt: 0, url: null, expiresAt: 0 }
  await takePayment(store, 'stripe', { ...page, ...payment, orderId: id, state: 'paid', currency: 'EUR' })
  await ensureInvoice(store, id)
}

/** The buyer's bank takes that payment back. */
export async function loseDispute(store: Store): Promise<void> {
  const dispute = { about: 'dispute', disputeId: 'dp_1', ...payment } as const
  for (const status of ['open', 'lost'] as const)
    await recordPaymentEvent(store, 'stripe', { ...dispute, status })
}
