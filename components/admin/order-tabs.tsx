import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { adminAddress, tabs, type AdminQuery } from './admin-query'

/** The choice of a state; it begins at the newest orders of that state. */
export async function OrderTabs({ query }: { query: AdminQuery }) {
  const t = await getTranslations('admin')
  return (
    <nav aria-label={t('tabsLabel')} className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line">
      {tabs.map((status) => (
        <ShopLink
          key={status}
          href={adminAddress({ ...query, status, ordersBefore: undefined }, 'orders')}
          aria-current={status === query.status ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text"
        >
          {t(`tabs.${status ?? 'all'}`)}
        </ShopLink>
      ))}
    </nav>
  )
}
