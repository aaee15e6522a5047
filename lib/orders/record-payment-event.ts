import 'server-only'
import { findSale, saleHeld } from '@/lib/affiliate/data'
import { now } from '@/lib/core/clock'
import { idPattern } from '@/lib/core/ids'
import { findPaidOrderId, saveUnmatched } from '@/lib/payment/data'
import type { PaymentEvent } from '@/lib/payment/hosted-payment'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Store } from '@/lib/store/store'
import { changeOrder } from './change-order'
import { disputeNoted, getOrder } from './data'
import { recordSession } from './record-session'
import { foreignRefund } from './foreign-refund'
import { orderIdSchema } from './schema'
import { settleRefund } from './settle-refund'

type DisputeEvent = Extract<PaymentEvent, { about: 'dispute' }>
type RefundEvent = Extract<PaymentEvent, { about: 'refund' }>

/** Writes what a provider tells of by itself. Any event may come again, late, or after a newer one. */
export async function recordPaymentEvent(
  store: Store,
  method: PaymentMethod,
  event: PaymentEvent,
): Promise<void> {
  if (event.about === 'session') await recordSession(store, method, event.session)
  else if (event.about === 'refund') await recordRefund(store, method, event)
  else await recordDispute(store, method, event)
}

async function recordRefund(store: Store, method: PaymentMethod, event: RefundEvent): Promise<void> {
  const { refund, amount, paymentId } = event
  const { status, providerId } = refund
  if (status === 'pending') return
  const own = ownRefund(event)
  if (own && (await getOrder(store, own.orderId))?.refunds?.[own.refundId]) {
    await settleRefund(store, own.orderId, own.refundId, { status, providerId, actor: method })
    return
  }
  const orderId = await findPaidOrderId(store, paymentId)
  if (orderId === null || providerId === undefined) return
  const given = { amount, providerId, actor: method }
  const refundId = await foreignRefund(store, orderId, given)
  if (refundId) await settleRefund(store, orderId, refundId, { status, providerId, actor: method })
}

function ownRefund({ orderId, refundId }: RefundEvent): { orderId: string; refundId: string } | null {
  if (refundId === null || !idPattern('refund').test(refundId)) return null
  const { data: id } = orderIdSchema.safeParse(orderId)
  return id === undefined ? null : { orderId: id, refundId }
}

async function recordDispute(store: Store, method: PaymentMethod, event: DisputeEvent): Promise<void> {
  const { disputeId: id, paymentId, amount, status } = event
  const orderId = await findPaidOrderId(store, paymentId)
  if (orderId === null) {
    const unmatched = { method, amount, currency: 'EUR', reason: 'dispute', at: now() } as const
    await saveUnmatched(store, id, unmatched)
    return
  }
  await changeOrder(store, orderId, async (order) => {
    const isOlder = order.dispute?.id === id && order.dispute.status !== 'open'
    if (isOlder || (order.dispute?.id === id && order.dispute.status === status)) return null
    const sale = await findSale(store, orderId)
    return {
      ...disputeNoted(order, { id, status, amount, at: now() }),
      ...(sale ? saleHeld(sale, status === 'open' ? 'dispute' : null) : {}),
    }
  })
  if (status !== 'lost') return
  const refundId = await foreignRefund(store, orderId, { amount, providerId: id, actor: method })
  if (refundId)
    await settleRefund(store, orderId, refundId, { status: 'done', providerId: id, actor: method })
}
