import type { OrderStatus } from '../schema'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  // Money may come after all.
  cancelled: ['paid'],
  refunded: [],
}

/** Whether an order may go from one state to the other. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}
