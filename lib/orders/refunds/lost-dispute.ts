import 'server-only'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { foreignRefund } from './foreign-refund'
import { takenByDispute } from '../refund-amount'
import { settleRefund } from './settle-refund'

/**
 * Records what the buyer's bank took in a lost dispute. Refunds pending at that moment are not counted twice;
 * if one fails, call this again. Repeating it changes nothing.
 */
export async function recordLostDispute(store: Store, orderId: string, actor: PaymentMethod): Promise<void> {
  const order = await getOrder(store, orderId)
  if (order?.dispute?.status !== 'lost') return
  const { id: providerId, amount } = order.dispute
  const taken = takenByDispute(order)
  if (taken >= amount) return
  const origin = { providerId, key: `${providerId} ${taken}`, actor, isDisputed: true as const }
  const refundId = await foreignRefund(store, orderId, { ...origin, amount: amount - taken })
  if (refundId) await settleRefund(store, orderId, refundId, { status: 'done', providerId, actor })
}
