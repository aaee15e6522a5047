import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import type { DeskOrder } from '@/lib/orders/desk-order'
import { adminAddress, type AdminQuery } from './admin-query'
import { orderColumns } from './order-columns'
import { OrderTabs } from './order-tabs'

/** A part of the shop's orders, newest first, with what can be done about them. */
export async function OrderList({ orders, query }: { orders: Listing<DeskOrder>; query: AdminQuery }) {
  const t = await getTranslations('admin')
  const linkTo = (ordersBefore?: string) => adminAddress({ ...query, ordersBefore })
  const hasActions = orders.entries.some(canAct)
  return (
    <section aria-labelledby="orders" className="grid min-w-0 gap-4">
      <h2 id="orders" className="text-xl">
        {t('orders')}
      </h2>
      <OrderTabs query={query} />
      <BrokenRecords keys={orders.broken} />
      {orders.entries.length > 0 && (
        <DataTable
          caption={t('orders')}
          isCaptionHidden
          columns={orderColumns(t, hasActions)}
          rows={orders.entries}
          rowKey={({ orderId }) => orderId}
        />
      )}
      {orders.entries.length + orders.broken.length === 0 && (
        <EmptyState heading="h3" title={t('noOrders')} text={t('noOrdersText')} />
      )}
      <Pager
        label={t('orderPages')}
        first={query.ordersBefore === undefined ? undefined : { href: linkTo(), text: t('firstOrders') }}
        next={orders.next === null ? undefined : { href: linkTo(orders.next), text: t('nextOrders') }}
      />
    </section>
  )
}

const canAct = ({ status, refundable, refunds }: DeskOrder) =>
  status === 'pending' || refundable !== null || refunds.some(({ iban }) => iban !== undefined)
