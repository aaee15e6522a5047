import { useFormatter, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { badgeOf } from '@/components/orders/order-badge'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Pager } from '@/components/ui/pager'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/status-labels'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import type { OrderSummary } from '@/lib/orders/schema'
import { adminAddress, type AdminQuery } from './admin-query'
import { OrderActions } from './order-actions'
import { OrderTabs } from './order-tabs'

/** A part of the shop's orders, newest first, with what can be done about them. */
export async function OrderList({ orders, query }: { orders: Listing<OrderSummary>; query: AdminQuery }) {
  const t = await getTranslations('admin')
  const labels = await statusLabels()
  const linkTo = (ordersBefore?: string) => adminAddress({ ...query, ordersBefore }, 'orders')
  return (
    <section aria-labelledby="orders" className="grid min-w-0 gap-4">
      <h2 id="orders" className="text-xl">
        {t('orders')}
      </h2>
      <OrderTabs query={query} />
      {orders.entries.length + orders.broken.length === 0 && <p className="text-muted">{t('noOrders')}</p>}
      <BrokenRecords keys={orders.broken} />
      <ul className="grid gap-3">
        {orders.entries.map((order) => (
          <OrderRow key={order.orderId} order={order} labels={labels} />
        ))}
      </ul>
      <Pager
        label={t('orderPages')}
        first={query.ordersBefore === undefined ? undefined : { href: linkTo(), text: t('firstOrders') }}
        next={orders.next === null ? undefined : { href: linkTo(orders.next), text: t('nextOrders') }}
      />
    </section>
  )
}

function OrderRow({ order, labels }: { order: OrderSummary; labels: Record<Status, string> }) {
  const t = useTranslations('admin')
  const format = useFormatter()
  const badge = badgeOf(order.status)
  const total = formatCents(order.total)
  const values = { reference: order.reference, total }
  return (
    <li className="grid gap-x-6 gap-y-3 card p-4 sm:px-5 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="number">{order.reference}</span>
          <StatusBadge status={badge} label={labels[badge]} />
          <span className="number">{total}</span>
        </p>
        <p className="text-sm">{order.items.map(({ name }) => name).join(', ')}</p>
        <p className="text-sm break-words text-muted">
          {format.dateTime(order.createdAt, { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
          <bdi className="break-all">{order.email}</bdi>
        </p>
      </div>
      {order.status === 'pending' && (
        <OrderActions
          orderId={order.orderId}
          texts={{
            confirm: {
              button: t('confirm.button'),
              title: t('confirm.title'),
              text: t('confirm.text', values),
              confirm: t('confirm.confirm'),
              back: t('confirm.back'),
            },
            cancel: {
              button: t('cancel.button'),
              title: t('cancel.title'),
              text: t('cancel.text', values),
              confirm: t('cancel.confirm'),
              back: t('cancel.back'),
            },
            noAnswer: t('noAnswer'),
          }}
        />
      )}
    </li>
  )
}
