import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { ownerNotified } from '@/lib/mail/data'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { refundedSet, refundsWatched, refundWritten, statusSet, statusReturned, buyerNotified } from '../data'
import { openDispute } from '../disputes'
import { deskNoted } from '../state/desk-noted'
import { isAnonymous } from '../order-fields'
import { isOfPrice, refundsUnderWay } from '../refund-amount'
import { filedRefundDone } from './bank-file-data'
import { withRefundEvent } from './refund-events'
import { creditPartnerFirst } from '../commission/credit-partner'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'

/** Failed also after it seemed done. */
export interface Settlement {
  status: 'done' | 'failed'
  actor: string
  providerId?: string | undefined
  despiteDispute?: true | undefined
  isSentByFile?: true | undefined
  /** Not called for a repetition. */
  check?: (order: Order) => void
}

/**
 * In one write: refunded total, state, commission, the invoice's correction, mails about a failure. Takes effect
 * once; failed stays failed. @throws ShopError `order_not_found`, `not_found`
 */
export async function settleRefund(
  store: Store,
  orderId: string,
  refundId: string,
  settlement: Settlement,
): Promise<Order> {
  if (settlement.status === 'done') await creditPartnerFirst(store, orderId)
  const order = await changeOrder(store, orderId, (before) => {
    const refund = before.refunds?.[refundId]
    if (!refund) throw new ShopError('not_found')
    if (!canSettle(refund.status, settlement.status)) return null
    settlement.check?.(before)
    return refundSettled(before, refundId, refund, settlement)
  })
  log().info({ orderId, refundId, status: order.refunds?.[refundId]?.status }, 'refund settled')
  return order
}

function canSettle(from: Refund['status'], to: Settlement['status']): boolean {
  return from === 'pending' || (from === 'done' && to === 'failed')
}

/** The owner must act, and a buyer who was promised the money must know. */
function failureNotified(order: Order, refundId: string, { status, isPromised }: Refund): Changes {
  return {
    ...ownerNotified('refund', { template: 'owner-refund', orderId: order.id, about: refundId }),
    ...(status === 'done' || isPromised ? buyerNotified(order, 'refund-failed', refundId) : {}),
  }
}

export function refundSettled(
  order: Order,
  refundId: string,
  refund: Refund,
  { status, actor, providerId, despiteDispute, isSentByFile }: Settlement,
): Changes {
  const at = now()
  const exception = openDispute(order) && despiteDispute ? { despiteDispute } : {}
  const known = {
    ...refund,
    ...exception,
    ...(providerId === undefined ? {} : { providerId }),
    ...(isSentByFile ? { isSentByFile } : {}),
  }
  const after = withRefundEvent(known, { status, at })
  const written = {
    ...refundWritten(order, refundId, after),
    ...filedRefundDone(refund),
    ...refundsWatched(
      order,
      refundsUnderWay(order).some((id) => id !== refundId),
    ),
    ...(status === 'failed' ? failureNotified(order, refundId, refund) : {}),
    ...deskNoted(order, {
      actor,
      act: 'order-refund-sent',
      before: refund.status,
      after: { refundId, status, amount: refund.amount, ...exception },
    }),
  }
  if (refund.status === 'pending' && status === 'failed') return written
  // Money for a cancelled order may go back when the order is already anonymous.
  const notified =
    status === 'done' && !isAnonymous(order) ? buyerNotified(order, 'order-refunded', refundId) : {}
  const returned = isOfPrice(refund) ? priceReturned(order, { refundId, ...refund, status, actor }, at) : {}
  return { ...written, ...returned, ...notified }
}

function priceReturned(
  order: Order,
  { refundId, amount, status, actor }: Settlement & { refundId: string; amount: number },
  at: number,
): Changes {
  const refunded = (order.refunded ?? 0) + (status === 'done' ? amount : -amount)
  return {
    ...refundedSet(order, refunded),
    ...taskAdded('invoice', pairSubject(order.id, refundId)).changes,
    ...(refunded === order.total ? statusSet(order, 'refunded', { at, actor }) : {}),
    ...(order.status === 'refunded' && refunded < order.total ? statusReturned(order) : {}),
  }
}
