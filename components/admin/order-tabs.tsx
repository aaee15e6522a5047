import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { adminAddress, tabs, type AdminQuery } from './admin-query'

/** The choice of a state; it begins at the newest orders of that state. */
export async function OrderTabs({ query }: { query: AdminQuery }) {
  const t = await getTranslations('admin')
  const stateOf = await getTranslations('orders.states')
  return (
    <LinkTabs
      label={t('tabsLabel')}
      tabs={tabs.map((status) => ({
        href: adminAddress({ ...query, status, ordersBefore: undefined }),
        text: status === null ? t('allOrders') : stateOf(status),
        isCurrent: status === query.status,
      }))}
    />
  )
}
