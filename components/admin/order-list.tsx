import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { SearchForm } from '@/components/ui/search-form'
import type { Listing } from '@/lib/core/listing'
import type { OrderCounts } from '@/lib/orders/count-data'
import type { DeskOrder } from '@/lib/orders/desk-order'
import { orderColumns } from './order-columns'
import { ordersAddress, ordersPage, type OrderQuery } from './order-query'
import { OrderTabs } from './order-tabs'

interface OrderListProps {
  orders: Listing<DeskOrder>
  query: OrderQuery
  counts: OrderCounts | null
  /** Whether the viewer may move money. */
  isAdmin: boolean
}

/** A part of the shop's orders, newest first, with what can be done about them. */
export async function OrderList({ orders, query, counts, isAdmin }: OrderListProps) {
  const t = await getTranslations('admin')
  const linkTo = (ordersBefore?: string) => ordersAddress({ ...query, ordersBefore })
  const hasActions = isAdmin && orders.entries.some(canAct)
  return (
    <section aria-labelledby="orders" className="grid min-w-0 gap-4">
      <h2 id="orders" className="text-xl">
        {t('orders')}
      </h2>
      <SearchForm
        id="order-search"
        page={ordersPage}
        list="orders"
        search={query.search}
        label={t('orderDesk.search')}
        hint={t('orderDesk.searchHint')}
      />
      <OrderTabs query={query} counts={counts} />
      <BrokenRecords keys={orders.broken} />
      {orders.entries.length > 0 && (
        <DataTable
          caption={t('orders')}
          isCaptionHidden
          columns={orderColumns(t, { hasActions, isAdmin })}
          rows={orders.entries}
          rowKey={({ orderId }) => orderId}
        />
      )}
      {orders.entries.length + orders.broken.length === 0 && <NoOrders query={query} />}
      <Pager
        label={t('orderPages')}
        first={query.ordersBefore === undefined ? undefined : { href: linkTo(), text: t('firstOrders') }}
        next={orders.next === null ? undefined : { href: linkTo(orders.next), text: t('nextOrders') }}
      />
    </section>
  )
}

async function NoOrders({ query: { search } }: { query: OrderQuery }) {
  const t = await getTranslations('admin')
  if (search === '') return <EmptyState heading="h3" title={t('noOrders')} text={t('noOrdersText')} />
  const title = t('orderDesk.noHits')
  return <EmptyState heading="h3" title={title} text={t('orderDesk.noHitsText', { text: search })} />
}

/** Whether something can be done about an order. */
export const canAct = ({ status, refundable, refunds }: DeskOrder) =>
  status === 'pending' || refundable !== null || refunds.some(({ iban }) => iban !== undefined)
