import type { OrderStatus } from '../schema'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['refunded'],
  // The money may arrive after all.
  cancelled: ['paid'],
  refunded: [],
}

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}
