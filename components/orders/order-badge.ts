import type { Status } from '@/components/ui/status-badge'
import type { OrderStatus } from '@/lib/orders/schema'

const badges: Record<OrderStatus, Status> = {
  pending: 'pending',
  paid: 'success',
  cancelled: 'inactive',
  refunded: 'warning',
}

/** The status badge that stands for an order's state. */
export function badgeOf(status: OrderStatus): Status {
  return badges[status]
}
