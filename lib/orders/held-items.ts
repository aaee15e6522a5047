import { ShopError } from '@/lib/core/errors'
import { isItemGoing } from './refund-amount'
import type { Order } from './schema'

/**
 * @throws ShopError `not_paid` unless paid for; `not_found` for no part of the order; `order_state` while it is given
 * back or withdrawn from
 */
export function requireHeld(order: Order, presetId: string): void {
  if (order.status !== 'paid') throw new ShopError('not_paid')
  if (!Object.hasOwn(order.items, presetId)) throw new ShopError('not_found')
  if (isGoing(order, presetId)) throw new ShopError('order_state')
}

export function isHeld(order: Order, presetId: string): boolean {
  return order.status === 'paid' && Object.hasOwn(order.items, presetId) && !isGoing(order, presetId)
}

function isGoing(order: Order, presetId: string): boolean {
  return Object.keys(order.withdrawals ?? {}).length > 0 || isItemGoing(order, presetId)
}
