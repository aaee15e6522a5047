import { getFormatter, getTranslations } from 'next-intl/server'
import { OrderBadge } from '@/components/orders/order-badge'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Pager } from '@/components/ui/pager'
import { ShopLink } from '@/components/ui/shop-link'
import { ButtonLink } from '@/components/ui/button'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import type { OrderSummary } from '@/lib/orders/schema'
import { AccountSection } from '@/components/account/account-section'

interface AccountOrdersProps {
  orders: Listing<OrderSummary>
  isFirstPage: boolean
}

/** A part of the user's orders, newest first; each leads to its page, where the downloads are. */
export async function AccountOrders({ orders: { entries, broken, next }, isFirstPage }: AccountOrdersProps) {
  const t = await getTranslations('account')
  const address = (query: string) => `/konto${query}#bestellungen`
  return (
    <AccountSection id="bestellungen" title={t('orders')}>
      {entries.length + broken.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t('noOrders')}</p>
          <ButtonLink href="/presets" tone="secondary">
            {t('toPresets')}
          </ButtonLink>
        </div>
      )}
      <BrokenRecords keys={broken} />
      {entries.length > 0 && (
        <ul className="grid gap-3">
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
  const format = await getFormatter()
  return (
    <li className="grid gap-2 rounded-field border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="number text-sm">{order.reference}</span>
        <OrderBadge status={order.status} />
      </p>
      <p className="font-semibold">{order.items.map(({ name }) => name).join(', ')}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>
          {format.dateTime(order.createdAt, { dateStyle: 'long' })} ·{' '}
          <span className="number text-text">{formatCents(order.total)}</span>
        </span>
        <ShopLink
          href={`/bestellung/${order.orderId}`}
          className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-outline underline-offset-4 hover:decoration-current"
        >
          {order.status === 'paid' ? t('toDownloads') : t('toOrder')}
          <span className="sr-only"> {order.reference}</span>
        </ShopLink>
      </p>
    </li>
  )
}
