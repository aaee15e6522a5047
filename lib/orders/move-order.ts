import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { getOrder, saveStatus } from './data'
import { canBecome } from './order-status'
import type { Order, OrderStatus } from './schema'

/**
 * Brings an order into a state; asking again for the state it is in changes nothing.
 * @param actor who does it, for the order's history
 * @throws ShopError `order_not_found`, or `order_state` if the order cannot get there any more
 */
export async function moveOrder(store: Store, id: string, to: OrderStatus, actor: string): Promise<Order> {
  const order = await getOrder(store, id)
  if (!order) throw new ShopError('order_not_found')
  if (canBecome(order.status, to) && (await saveStatus(store, order, to, { at: now(), actor }))) {
    log().info({ orderId: id, status: to, actor }, 'order moved')
  }
  const moved = await getOrder(store, id)
  if (moved?.status !== to) throw new ShopError('order_state')
  return moved
}
