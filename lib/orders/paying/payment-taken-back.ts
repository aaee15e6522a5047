import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Changes } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import { paymentDeadline } from '@/lib/payment/bank-transfer/bank-transfer'
import { earlierStatusSet, totalReduced } from '../data'
import { buyerTold } from '../mails/buyer-told'
import { buyerForgotten } from '../preset-buyer-data'
import type { Order } from '../schema'
import { deskNoted } from '../state/desk-noted'

/** The transfer that an order loses, with what the order knows of the others. */
interface Lost {
  entryId: string
  actor: string
}

/**
 * Refuses to take a payment back from an order that has been delivered, or whose money has gone on.
 * @throws ShopError `files_loaded`, `payment_bound`
 */
export function refuseUnlessReturnable({ downloads, refunds = {}, withdrawals = {} }: Order): void {
  if (downloads !== undefined) throw new ShopError('files_loaded')
  const isRefunded = Object.values(refunds).some(({ status }) => status !== 'cancelled')
  if (isRefunded || Object.keys(withdrawals).length > 0) throw new ShopError('payment_bound')
}

/**
 * Brings an order that was paid by mistake back to where it was: unpaid, or cancelled, at the price agreed. Its invoice, which must be
 * issued, is corrected; the partner's commission follows with the order. Its buyer is told, and has the usual time
 * to pay.
 */
export function paymentTakenBack(order: Order, { entryId, actor }: Lost): Changes {
  const { id, total, reduction, history, payment } = order
  const at = now()
  const paidAt = payment?.paidAt ?? at
  const earlier = history.cancelled ? 'cancelled' : 'pending'
  // Its correction is found by an id like a refund's.
  const takenId = newId('refund')
  return {
    ...earlierStatusSet(order, earlier),
    ...buyerForgotten(order),
    [`orders/${id}/payment`]: null,
    ...(reduction === undefined ? {} : totalReduced(order, 0)),
    [`orders/${id}/takenBack/${takenId}`]: {
      ...{ amount: total, paidAt, at, actor, entry: entryId },
      ...(payment?.bookedOn === undefined ? {} : { bookedOn: payment.bookedOn }),
    },
    ...(earlier === 'pending' ? payTimeBegun(order) : {}),
    ...taskAdded('invoice', pairSubject(id, takenId)).changes,
    // Removes its ratings, which would still be shown as a buyer's.
    ...taskAdded('rating-question', id).changes,
    ...buyerTold(order, 'payment-taken-back', takenId),
    ...deskNoted(order, {
      ...{ actor, act: 'order-payment-taken-back' },
      ...{ before: order.status, after: { status: earlier, amount: total } },
    }),
  }
}

/** Gives a buyer the usual time to pay, from today. */
export function payTimeBegun({ id }: Pick<Order, 'id'>): Changes {
  return { [`orders/${id}/payUntil`]: paymentDeadline(now()) }
}
