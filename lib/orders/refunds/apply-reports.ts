import { now } from '@/lib/core/clock'
import { findPaidOrderId, readReports, storedId } from '@/lib/payment/data'
import { disputeSchema, providerSchema, type Dispute, type Provider } from '@/lib/payment/schema'
import { getUnmatched, saveUnmatched, unmatchedRemoved } from '@/lib/payment/unmatched-data'
import type { Store } from '@/lib/store/store'
import { pairOf } from '@/lib/tasks/schema'
import { creditPartnerFirst } from '../commission/credit-partner'
import { disputesAfter } from '../disputes'
import { changeOrder } from '../state/change-order'
import { disputeNoted } from './dispute-noted'
import { recordTaken } from './record-taken'

/** @param subject the ids of provider and payment */
export function applyEarlyReports(store: Store, subject: string): Promise<void> {
  const [method, paymentId] = pairOf(subject)
  return applyReports(store, providerSchema.parse(method), paymentId)
}

/** Before the payment has paid an order, a dispute is set aside for the owner. */
export async function applyReports(store: Store, method: Provider, paymentId: string): Promise<void> {
  const disputes = (await readReports(store, method, paymentId)).filter(
    (report) => report.about === 'dispute',
  )
  if ((await findPaidOrderId(store, method, paymentId)) === null)
    for (const dispute of disputes) await setAside(store, method, dispute)
  // The payment may have come meanwhile.
  const orderId = await findPaidOrderId(store, method, paymentId)
  if (orderId === null) return
  for (const dispute of disputes) await recordDispute(store, method, orderId, disputeSchema.parse(dispute))
  await recordTaken(store, orderId, method)
}

function setAside(store: Store, method: Provider, { id, amount }: Dispute): Promise<boolean> {
  const unmatched = { method, amount, currency: 'EUR', reason: 'dispute', at: now() } as const
  return saveUnmatched(store, storedId(method, id), unmatched)
}

async function recordDispute(store: Store, method: Provider, orderId: string, news: Dispute): Promise<void> {
  const unmatchedId = storedId(method, news.id)
  if (await getUnmatched(store, unmatchedId)) await store.update(unmatchedRemoved(unmatchedId))
  await creditPartnerFirst(store, orderId)
  await changeOrder(store, orderId, (order) => {
    const after = disputesAfter(order, news, now())
    return after && disputeNoted(order, after)
  })
}
