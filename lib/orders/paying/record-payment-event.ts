import 'server-only'
import { now } from '@/lib/core/clock'
import { isTrialMoney } from '@/lib/payment/providers/providers'
import { findPaidOrderId, storedId } from '@/lib/payment/data'
import { saveUnmatched } from '@/lib/payment/unmatched-data'
import type { PaymentEvent } from '@/lib/payment/hosted-payment'
import type { Provider } from '@/lib/payment/schema'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { changeOrder } from '../state/change-order'
import { getOrder } from '../data'
import { disputesAfter, type DisputeNews } from '../disputes'
import { creditPartnerFirst } from '../commission/credit-partner'
import { disputeNoted } from '../refunds/dispute-noted'
import { recordLostDispute } from '../refunds/lost-dispute'
import { recordSession } from './record-session'
import { foreignRefund } from '../refunds/foreign-refund'
import { orderIdSchema } from '../schema'
import { settleRefund } from '../refunds/settle-refund'

type DisputeEvent = Extract<PaymentEvent, { about: 'dispute' }>
type RefundEvent = Extract<PaymentEvent, { about: 'refund' }>

/** Records a provider's webhook event, which may be repeated, late or out of order. */
export async function recordPaymentEvent(store: Store, method: Provider, event: PaymentEvent): Promise<void> {
  if (event.about === 'session') await recordSession(store, method, event.session)
  else if (event.about === 'refund') await recordRefund(store, method, event)
  else if (event.about === 'payout') await store.update(taskAdded('provider-payouts', event.payoutId).changes)
  else await recordDispute(store, method, event)
}

async function recordRefund(store: Store, method: Provider, event: RefundEvent): Promise<void> {
  const { status, providerId } = event.refund
  if (status === 'pending') return
  const found = (await ownRefund(store, event)) ?? (await foreignOne(store, method, event))
  if (!found) return
  await settleRefund(store, ...found, { status, providerId, actor: method })
  await recordLostDispute(store, found[0], method)
}

type Found = [orderId: string, refundId: string]

async function ownRefund(store: Store, { orderId, refundId }: RefundEvent): Promise<Found | null> {
  const { data: id } = orderIdSchema.safeParse(orderId)
  if (id === undefined || refundId === null) return null
  const { refunds = {} } = (await getOrder(store, id)) ?? {}
  return Object.hasOwn(refunds, refundId) ? [id, refundId] : null
}

async function foreignOne(store: Store, actor: Provider, event: RefundEvent): Promise<Found | null> {
  const { amount, refund, paymentId } = event
  const orderId = await findPaidOrderId(store, actor, paymentId)
  if (orderId === null || refund.providerId === undefined) return null
  const refundId = await foreignRefund(store, orderId, { amount, providerId: refund.providerId, actor })
  return refundId === null ? null : [orderId, refundId]
}

async function recordDispute(store: Store, method: Provider, event: DisputeEvent): Promise<void> {
  const { disputeId: id, paymentId, amount } = event
  const orderId = await findPaidOrderId(store, method, paymentId)
  if (orderId === null) {
    const trial = isTrialMoney(method) ? { trial: true as const } : {}
    const unmatched = { method, amount, currency: 'EUR', reason: 'dispute', at: now(), ...trial } as const
    await saveUnmatched(store, storedId(method, id), unmatched)
    return
  }
  await creditPartnerFirst(store, orderId)
  await changeOrder(store, orderId, (order) => {
    const after = disputesAfter(order, newsOf(event), now())
    return after && disputeNoted(order, after)
  })
  await recordLostDispute(store, orderId, method)
}

function newsOf({ disputeId: id, amount, status, stage, dueBy }: DisputeEvent): DisputeNews {
  return {
    id,
    amount,
    status,
    ...(stage === undefined ? {} : { stage }),
    ...(dueBy === undefined ? {} : { dueBy }),
  }
}
