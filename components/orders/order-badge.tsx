import { getTranslations } from 'next-intl/server'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import type { OrderStatus } from '@/lib/orders/schema'
import type { OrderView } from '@/lib/orders/view-schema'

const badges: Record<ShownState, Status> = {
  pending: 'pending',
  paid: 'success',
  cancelled: 'inactive',
  refunded: 'warning',
  partlyRefunded: 'warning',
}

export async function OrderBadge({ order }: { order: Pick<OrderView, 'status' | 'refunded'> }) {
  const t = await getTranslations('orders.states')
  const state = shownState(order)
  return <StatusBadge status={badges[state]} label={t(state)} />
}

export type ShownState = OrderStatus | 'partlyRefunded'

export function shownState({ status, refunded }: Pick<OrderView, 'status' | 'refunded'>): ShownState {
  return status === 'paid' && refunded > 0 ? 'partlyRefunded' : status
}
