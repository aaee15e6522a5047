import { itemsOf } from './order-items'
import type { Order, OrderSummary } from './schema'

/** The fields of an order shown in lists. */
export function summarizeOrder(
  order: Pick<Order, 'id' | 'reference' | 'createdAt' | 'status' | 'total' | 'refunded' | 'email' | 'items'>,
): OrderSummary {
  const { id, reference, createdAt, status, total, refunded = 0, email } = order
  const items = itemsOf(order).map((item) => ({ id: item.id, name: item.name }))
  return { orderId: id, reference, createdAt, status, total, refunded, email, items }
}
