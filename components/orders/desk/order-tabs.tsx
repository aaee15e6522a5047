import { getFormatter, getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { OrderCounts } from '@/lib/orders/desk/count-data'
import { isFiltered, orderTabs, ordersAddress, type OrderQuery } from './order-query'

interface OrderTabsProps {
  query: OrderQuery
  /** Null if they cannot be read. */
  counts: OrderCounts | null
}

/** Tabs of the states, with their counts unless a filter leaves some out. Each starts at its newest order. */
export async function OrderTabs({ query, counts }: OrderTabsProps) {
  const t = await getTranslations('admin')
  const stateOf = await getTranslations('orders.states')
  const format = await getFormatter()
  const nameOf = (status: OrderQuery['status']) => {
    if (status === null) return t('allOrders')
    return status === 'disputed' ? t('disputedOrders') : stateOf(status)
  }
  const tabs = orderTabs.map((status) => ({
    href: ordersAddress({ ...query, status, search: '', isOldestFirst: false, ordersFrom: undefined }),
    text: nameOf(status),
    count: counts && !isFiltered(query) ? format.number(countOf(status, counts)) : undefined,
    isCurrent: query.search === '' && status === query.status,
  }))
  return <LinkTabs label={t('tabsLabel')} tabs={tabs} />
}

function countOf(status: OrderQuery['status'], counts: OrderCounts): number {
  if (status !== null) return counts[status]
  // A disputed one is in a state as well.
  return Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.disputed
}
