import 'server-only'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { foreignRefund } from './foreign-refund'
import { disputesOf, takenByDispute } from '../disputes'
import type { Dispute } from '../schema'
import { settleRefund } from './settle-refund'

/**
 * Records what the buyer's bank took in lost disputes. Refunds pending at that moment are not counted twice;
 * if one fails, call this again. Repeating it changes nothing.
 */
export async function recordLostDispute(store: Store, orderId: string, actor: PaymentMethod): Promise<void> {
  const order = await getOrder(store, orderId)
  for (const dispute of order ? disputesOf(order) : [])
    if (dispute.status === 'lost') await recordTaken(store, orderId, dispute, actor)
}

async function recordTaken(
  store: Store,
  orderId: string,
  { id: providerId, amount }: Dispute,
  actor: PaymentMethod,
): Promise<void> {
  const order = await getOrder(store, orderId)
  const taken = order ? takenByDispute(order, providerId) : amount
  if (taken >= amount) return
  const origin = { providerId, key: `${providerId} ${taken}`, actor, isDisputed: true as const }
  const refundId = await foreignRefund(store, orderId, { ...origin, amount: amount - taken })
  if (refundId) await settleRefund(store, orderId, refundId, { status: 'done', providerId, actor })
}
