import { itemsOf } from './order-items'
import type { Order, OrderStatus } from './schema'

/** What a list tells of an order; the total in cents, the time in ms. */
export interface OrderSummary {
  orderId: string
  status: OrderStatus
  reference: string
  createdAt: number
  email: string
  /** The names of the ordered presets. */
  items: string[]
  total: number
}

/** An order as a row of a list: without payment code, files and history, which only its own page needs. */
export function summarizeOrder(order: Order): OrderSummary {
  const { id: orderId, status, reference, createdAt, email, total } = order
  return {
    orderId,
    status,
    reference,
    createdAt,
    email,
    items: itemsOf(order).map(({ name }) => name),
    total,
  }
}
