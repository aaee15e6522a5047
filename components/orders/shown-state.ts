import type { OrderStatus, OrderView } from '@/lib/orders/schema'

export type ShownState = OrderStatus | 'partlyRefunded'

/** An order's state in the terms of its buyer. */
export function shownState({ status, refunded }: Pick<OrderView, 'status' | 'refunded'>): ShownState {
  return status === 'paid' && refunded > 0 ? 'partlyRefunded' : status
}
