import 'server-only'
import { isDeskActor } from '@/lib/account/actor'
import { standardRate } from '@/lib/legal/taxation/standard-rates'
import { ownerNotified } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { statusSet, buyerNotified } from '../data'
import { paymentDay } from '../payment-day'
import { ratingQuestionPlanned } from '../plan-rating-question'
import type { Order, OrderStatus } from '../schema'
import { now } from '@/lib/core/clock'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'

/** Moves an order into a state, with the mails that follow from it, now or later. */
export function statusMoved(order: Order, to: OrderStatus, entry: { at: number; actor: string }): Changes {
  return { ...statusSet(order, to, entry), ...notificationsOf(order, to, entry.actor) }
}

/**
 * Refunds are announced one by one instead. The owner is not mailed about payments confirmed at the desk, and
 * gets one mail for several payments found at once, see `confirmEntries`.
 */
function notificationsOf(order: Order, to: OrderStatus, actor: string): Changes {
  if (to === 'cancelled') return buyerNotified(order, 'order-cancelled')
  if (to !== 'paid') return {}
  return {
    ...buyerNotified(order, 'order-confirmed'),
    ...ratingQuestionPlanned(order),
    ...(isDeskActor(actor) ? {} : ownerNotified('order', { template: 'owner-order', orderId: order.id })),
  }
}

/** Records that an order was paid in full, and issues its invoice or cancels the correction of a payment taken back. */
export function paymentReceived(
  order: Order,
  payment: Pick<NonNullable<Order['payment']>, 'method' | 'sessionId' | 'paymentIntentId' | 'bookedOn'>,
): Changes {
  const { id, total: amount } = order
  const received = { ...payment, amount, currency: 'EUR' as const, paidAt: now() }
  return {
    [`orders/${id}/payment`]: received,
    ...taxedOn(order, paymentDay({ ...order, payment: received })),
    [`orders/${id}/session`]: null,
    [`orders/${id}/isPaymentOpen`]: null,
    ...taskAdded('invoice', id).changes,
    ...paidAgain(order, payment.bookedOn),
  }
}

/** Tax abroad is owed at the rate of the day of payment, which may be another than that of the day of the order. */
function taxedOn({ id, taxation }: Order, day: string): Changes {
  if (taxation?.kind !== 'one-stop-shop') return {}
  return { [`orders/${id}/taxation/ratePercent`]: standardRate(taxation.country, day) }
}

function paidAgain({ id, total, takenBack = {} }: Order, bookedOn: string | undefined): Changes {
  const open = Object.entries(takenBack).filter(([, { paidAgainAt }]) => paidAgainAt === undefined)
  const changes = open.map(([takenId]) => ({
    [`orders/${id}/takenBack/${takenId}/paidAgainAt`]: now(),
    [`orders/${id}/takenBack/${takenId}/paidAgain`]: total,
    ...(bookedOn === undefined ? {} : { [`orders/${id}/takenBack/${takenId}/paidAgainOn`]: bookedOn }),
    ...taskAdded('invoice', pairSubject(id, takenId)).changes,
  }))
  return Object.assign({}, ...changes)
}
