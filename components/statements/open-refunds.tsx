import { getTranslations } from 'next-intl/server'
import type { Listing } from '@/lib/core/listing'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { DeskTable } from '@/components/desk/desk-list'
import { moneyAddress, type MoneyQuery } from './money-query'
import type { RefundFile } from '@/lib/orders/refunds/bank-files/schema'
import { RefundFiles } from './refund-files'
import { orderColumns } from '@/components/orders/desk/order-columns'

/** One page of the orders whose refund waits for a person; nothing if there are none. */
export async function OpenRefunds({
  orders,
  query,
  files,
}: {
  orders: Listing<DeskOrder>
  query: MoneyQuery
  files: readonly RefundFile[]
}) {
  const t = await getTranslations('admin')
  if (orders.entries.length + orders.broken.length === 0) return null
  return (
    <DeskTable
      id="refunds"
      title={t('openRefunds.title')}
      part={orders}
      none={{ title: '', text: '' }}
      pages={{
        label: t('openRefunds.pages'),
        first: t('firstOrders'),
        next: t('nextOrders'),
        isFirst: query.refundsBefore === undefined,
        linkTo: (refundsBefore) => moneyAddress({ ...query, refundsBefore }, 'refunds'),
      }}
      columns={orderColumns(t, { hasActions: true, isAdmin: true })}
      rowKey={({ orderId }) => orderId}
    >
      <p className="text-width text-sm text-muted">{t('openRefunds.text')}</p>
      <RefundFiles files={files} />
    </DeskTable>
  )
}
