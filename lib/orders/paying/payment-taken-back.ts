import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Changes } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import { paymentDeadline } from '@/lib/payment/bank-transfer/bank-transfer'
import { earlierStatusSet, totalReduced, buyerNotified } from '../data'
import { buyerForgotten } from '../preset-buyer-data'
import type { Order } from '../schema'
import { deskNoted } from '../state/desk-noted'

interface Lost {
  entryId: string
  actor: string
}

/** @throws ShopError `files_loaded` if files were downloaded, `payment_bound` if money was already refunded */
export function refuseUnlessReturnable({ downloads, refunds = {}, withdrawals = {} }: Order): void {
  if (downloads !== undefined) throw new ShopError('files_loaded')
  const isRefunded = Object.values(refunds).some(({ status }) => status !== 'cancelled')
  if (isRefunded || Object.keys(withdrawals).length > 0) throw new ShopError('payment_bound')
}

/** The agreed price and time to pay again. The invoice, which must exist, is corrected; the commission follows. */
export function paymentTakenBack(order: Order, { entryId, actor }: Lost): Changes {
  const { id, total, reduction, history, payment } = order
  const at = now()
  const paidAt = payment?.paidAt ?? at
  const earlier = history.cancelled ? 'cancelled' : 'pending'
  // The correction is found by an id in the format of refunds.
  const takenId = newId('refund')
  return {
    ...earlierStatusSet(order, earlier),
    ...buyerForgotten(order),
    [`orders/${id}/payment`]: null,
    ...(reduction === undefined ? {} : totalReduced(order, 0)),
    [`orders/${id}/takenBack/${takenId}`]: {
      amount: total,
      paidAt,
      at,
      actor,
      entry: entryId,
      ...(payment?.bookedOn === undefined ? {} : { bookedOn: payment.bookedOn }),
    },
    ...(earlier === 'pending' ? payTimeBegun(order) : {}),
    ...taskAdded('invoice', pairSubject(id, takenId)).changes,
    // Removes ratings that would still count as a buyer's.
    ...taskAdded('rating-question', id).changes,
    ...buyerNotified(order, 'payment-taken-back', takenId),
    ...deskNoted(order, {
      actor,
      act: 'order-payment-taken-back',
      before: order.status,
      after: { status: earlier, amount: total },
    }),
  }
}

export function payTimeBegun({ id }: Pick<Order, 'id'>): Changes {
  return { [`orders/${id}/payUntil`]: paymentDeadline(now()) }
}
