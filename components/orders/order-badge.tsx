import { useTranslations } from 'next-intl'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import type { OrderStatus } from '@/lib/orders/schema'

const badges: Record<OrderStatus, Status> = {
  pending: 'pending',
  paid: 'success',
  cancelled: 'inactive',
  refunded: 'warning',
}

/** An order's state in a word. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders.states')
  return <StatusBadge status={badges[status]} label={t(status)} />
}
