import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { changeOrder } from './change-order'
import type { Order, OrderStatus } from '../schema'
import { statusMoved } from './status-moved'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  // The money may arrive after all.
  cancelled: ['paid'],
  refunded: [],
}

/** Nothing if already there. @param following written with it @throws ShopError `order_not_found`, `order_state` */
export async function moveOrder(
  store: Store,
  id: string,
  to: OrderStatus,
  actor: string,
  following: (order: Order) => Changes | Promise<Changes> = () => ({}),
): Promise<Order> {
  const at = now()
  const moved = await changeOrder(store, id, async (order) => {
    if (order.status === to) return null
    if (!canBecome(order.status, to)) throw new ShopError('order_state')
    return { ...statusMoved(order, to, { at, actor }), ...(await following(order)) }
  })
  if (moved.history[to]?.at === at) log().info({ orderId: id, status: to, actor }, 'order moved')
  return moved
}

function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}
