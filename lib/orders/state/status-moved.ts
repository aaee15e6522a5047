import { isDeskActor } from '@/lib/account/actor'
import { ABROAD_LIMIT, exceedsLimit, NEAR_LIMIT, type TurnoverAbroad } from '@/lib/figures/turnover-abroad'
import { netAbroad, saleAbroadCounted, type TurnoverBefore } from '../order-figures'
import { owner } from '@/lib/legal/current-owner'
import { HOME } from '@/lib/legal/taxation/home'
import { standardRate } from '@/lib/legal/taxation/standard-rates'
import { statedTax, taxationOf } from '@/lib/legal/taxation/taxation-of'
import { ownerNotified } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { statusSet, buyerNotified } from '../data'
import { paymentDay } from '../payment-day'
import { ratingQuestionPlanned } from '../plan-rating-question'
import type { Order, OrderStatus } from '../schema'
import { now } from '@/lib/core/clock'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'

export function statusMoved(order: Order, to: OrderStatus, entry: { at: number; actor: string }): Changes {
  return { ...statusSet(order, to, entry), ...notificationsOf(order, to, entry.actor) }
}

/** Refunds are announced one by one; the desk's payments not to the owner, many at once in one (`confirmEntries`). */
function notificationsOf(order: Order, to: OrderStatus, actor: string): Changes {
  if (to === 'cancelled') return buyerNotified(order, 'order-cancelled')
  if (to !== 'paid') return {}
  return {
    ...buyerNotified(order, 'order-confirmed'),
    ...ratingQuestionPlanned(order),
    ...(isDeskActor(actor) ? {} : ownerNotified('order', { template: 'owner-order', orderId: order.id })),
  }
}

/** Paid in full: issues its invoice or cancels a correction. @param turnover before it, see `turnoverBefore` */
export function paymentReceived(
  order: Order,
  payment: Pick<NonNullable<Order['payment']>, 'method' | 'sessionId' | 'paymentIntentId' | 'bookedOn'>,
  turnover: TurnoverBefore | null,
): Changes {
  const { id, total: amount } = order
  const received = { ...payment, amount, currency: 'EUR' as const, paidAt: now() }
  return {
    [`orders/${id}/payment`]: received,
    ...taxedOn(order, paymentDay({ ...order, payment: received }), turnover),
    ...limitTold(order, turnover),
    ...(turnover ? saleAbroadCounted(turnover) : {}),
    [`orders/${id}/session`]: null,
    [`orders/${id}/isPaymentOpen`]: null,
    ...taskAdded('invoice', id).changes,
    ...paidAgain(order, payment.bookedOn),
  }
}

/**
 * Owed abroad at the rate of the day of payment and delivery (§ 13 (1) no. 1 UStG), when it is also decided if the
 * order is older. The price stays. What was paid before keeps its tax.
 */
function taxedOn(order: Order, day: string, turnover: TurnoverAbroad | null): Changes {
  const { id, country = HOME, billing, taxation, takenBack } = order
  if (taxation?.kind === 'one-stop-shop')
    return { [`orders/${id}/taxation/ratePercent`]: standardRate(taxation.country, day, billing?.zip) }
  const net = netAbroad(order)
  if (net === 0 || takenBack) return {}
  const sale = { seller: owner(), country, zip: billing?.zip, isConfirmedBusiness: false }
  const isOverLimit = turnover !== null && exceedsLimit(turnover, net)
  const decided = taxationOf({ ...sale, day, isOverLimit })
  if (decided?.kind !== 'one-stop-shop') return {}
  return { [`orders/${id}/taxation`]: decided, [`orders/${id}/vat`]: statedTax(decided).vat }
}

function limitTold(order: Order, turnover: TurnoverAbroad | null): Changes {
  if (!turnover) return {}
  const after = turnover.thisYear + netAbroad(order)
  const isPassed = (limit: number) => turnover.thisYear < limit && after >= limit
  if (!isPassed(NEAR_LIMIT) && !isPassed(ABROAD_LIMIT)) return {}
  return ownerNotified('task', { template: 'owner-abroad', orderId: order.id, about: String(after) })
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
