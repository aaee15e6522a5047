import { getFormatter, getTranslations } from 'next-intl/server'
import { AccountSection } from '@/components/account/account-section'
import { OrderBadge } from '@/components/orders/order-badge'
import { OrderedPreset } from '@/components/orders/ordered-preset'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Pager } from '@/components/ui/pager'
import { ShopLink } from '@/components/ui/shop-link'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import type { OrderSummary } from '@/lib/orders/view-schema'

interface AccountOrdersProps {
  orders: Listing<OrderSummary>
  isFirstPage: boolean
}

export async function AccountOrders({ orders: { entries, broken, next }, isFirstPage }: AccountOrdersProps) {
  const t = await getTranslations('account')
  const address = (query: string) => `/konto${query}#bestellungen`
  return (
    <AccountSection id="bestellungen" title={t('orders')}>
      {entries.length + broken.length === 0 && <p>{t('noOrders')}</p>}
      <BrokenRecords keys={broken} />
      {entries.length > 0 && (
        <ul className="border-b border-line">
          {entries.map((order) => (
            <AccountOrder key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      <Pager
        label={t('orderPages')}
        first={isFirstPage ? undefined : { href: address(''), text: t('newestOrders') }}
        next={next === null ? undefined : { href: address(`?vor=${next}`), text: t('olderOrders') }}
      />
    </AccountSection>
  )
}

async function AccountOrder({ order }: { order: OrderSummary }) {
  const t = await getTranslations('account')
  const ratings = await getTranslations('ratings')
  const format = await getFormatter()
  const link = 'touch-link text-sm font-semibold decoration-outline hover:decoration-current'
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <span>
          <span className="number font-semibold">{order.reference}</span>
          <span className="text-muted"> · {format.dateTime(order.createdAt, { dateStyle: 'long' })}</span>
        </span>
        <OrderBadge order={order} />
      </p>
      {order.items.map((item) => (
        <OrderedPreset key={item.id} item={item} />
      ))}
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="number">{formatCents(order.total)}</span>
        <span className="flex flex-wrap gap-x-5">
          {order.status === 'paid' && (
            <ShopLink href={`/bestellung/${order.orderId}#bewertungen`} className={link}>
              {ratings('toRating')}
              <span className="sr-only"> {order.reference}</span>
            </ShopLink>
          )}
          <ShopLink href={`/bestellung/${order.orderId}`} className={link}>
            {order.status === 'paid' ? t('toDownloads') : t('toOrder')}
            <span className="sr-only"> {order.reference}</span>
          </ShopLink>
        </span>
      </p>
    </li>
  )
}
