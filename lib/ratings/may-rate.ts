import { isItemGoing } from '@/lib/orders/refund-amount'
import type { Order } from '@/lib/orders/schema'

/** Whether a preset of an order can be rated: paid, and no refund made or under way. */
export function mayRate(order: Order, presetId: string): boolean {
  return order.status === 'paid' && Object.hasOwn(order.items, presetId) && !isItemGoing(order, presetId)
}
