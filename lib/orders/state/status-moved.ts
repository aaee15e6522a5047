import 'server-only'
import { isDeskActor } from '@/lib/account/actor'
import { ownerNotified } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { statusSet } from '../data'
import { buyerNotified } from '../buyer-notified'
import { ratingQuestionPlanned } from '../plan-rating-question'
import type { Order, OrderStatus } from '../schema'

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
