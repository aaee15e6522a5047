import 'server-only'
import { isDeskActor } from '@/lib/account/actor'
import { ownerTold } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { statusSet } from '../data'
import { buyerTold } from '../mails/buyer-told'
import { ratingQuestionPlanned } from '../rating-question'
import type { Order, OrderStatus } from '../schema'

/** Moves an order into a state, with what is sent about it, now or later. */
export function statusMoved(order: Order, to: OrderStatus, entry: { at: number; actor: string }): Changes {
  return { ...statusSet(order, to, entry), ...toldOf(order, to, entry.actor) }
}

/**
 * Refunds are announced one by one instead. Whoever confirms a payment at the desk knows of it: the owner is only told of those
 * that came by themselves, and of several at once by one mail, see `confirmEntries`.
 */
function toldOf(order: Order, to: OrderStatus, actor: string): Changes {
  if (to === 'cancelled') return buyerTold(order, 'order-cancelled')
  if (to !== 'paid') return {}
  return {
    ...buyerTold(order, 'order-confirmed'),
    ...ratingQuestionPlanned(order),
    ...(isDeskActor(actor) ? {} : ownerTold('order', { template: 'owner-order', orderId: order.id })),
  }
}
