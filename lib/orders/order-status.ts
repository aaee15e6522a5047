import type { OrderStatus } from './schema'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
}

/** Whether an order may go from one state to the other. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}

/** The state that an order must be in to become this one; null for the first state. */
export function statusBefore(to: OrderStatus): OrderStatus | null {
  const states: OrderStatus[] = ['pending', 'paid', 'cancelled', 'refunded']
  return states.find((from) => canBecome(from, to)) ?? null
}
