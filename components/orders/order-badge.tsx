import { useTranslations } from 'next-intl'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import type { OrderView } from '@/lib/orders/schema'
import { shownState, type ShownState } from './shown-state'

const badges: Record<ShownState, Status> = {
  pending: 'pending',
  paid: 'success',
  cancelled: 'inactive',
  refunded: 'warning',
  partlyRefunded: 'warning',
}

export function OrderBadge({ order }: { order: Pick<OrderView, 'status' | 'refunded'> }) {
  const t = useTranslations('orders.states')
  const state = shownState(order)
  return <StatusBadge status={badges[state]} label={t(state)} />
}
