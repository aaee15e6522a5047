import 'server-only'
import { ownerTold } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { statusSet } from '../data'
import { buyerTold } from '../mails/buyer-told'
import { ratingQuestionPlanned } from '../rating-wish'
import type { Order, OrderStatus } from '../schema'

/** Moves an order into a state, with what is sent about it, now or later. */
export function statusMoved(order: Order, to: OrderStatus, entry: { at: number; actor: string }): Changes {
  return { ...statusSet(order, to, entry), ...toldOf(order, to) }
}

/** Refunds are announced one by one instead. */
function toldOf(order: Order, to: OrderStatus): Changes {
  if (to === 'cancelled') return buyerTold(order, 'order-cancelled')
  if (to !== 'paid') return {}
  return {
    ...buyerTold(order, 'order-confirmed'),
    ...ratingQuestionPlanned(order),
    ...ownerTold('order', { template: 'owner-order', orderId: order.id }),
  }
}
