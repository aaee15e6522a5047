import 'server-only'
import { ownerTold } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { statusSet } from '../data'
import { buyerTold } from '../mails/buyer-told'
import type { Order, OrderStatus } from '../schema'

/** Moves an order into a state, with the mails about it. */
export function statusMoved(order: Order, to: OrderStatus, entry: { at: number; actor: string }): Changes {
  return { ...statusSet(order, to, entry), ...toldOf(order, to) }
}

/** Refunds are announced one by one instead. */
function toldOf(order: Order, to: OrderStatus): Changes {
  if (to === 'cancelled') return buyerTold(order, 'order-cancelled')
  if (to !== 'paid') return {}
  return {
    ...buyerTold(order, 'order-confirmed'),
    ...ownerTold('order', { template: 'owner-order', orderId: order.id }),
  }
}
