import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { SearchForm } from '@/components/ui/fields/search-form'
import type { Listing } from '@/lib/core/listing'
import type { OrderCounts } from '@/lib/orders/desk/count-data'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { DeskTable } from '@/components/desk/desk-list'
import { canAct } from './money-actions'
import { orderColumns } from './order-columns'
import { OrderChoice } from './order-choice'
import { OrderFilterForm } from './order-filter-form'
import { isFiltered, ordersAddress, ordersPage, type OrderQuery } from './order-query'
import { OrderTabs } from './order-tabs'
import { SeveralOrders } from './several-orders'

interface OrderListProps {
  orders: Listing<DeskOrder>
  query: OrderQuery
  counts: OrderCounts | null
  /** Whether the viewer may move money. */
  isAdmin: boolean
}

/** One page of the orders, with their actions. */
export async function OrderList({ orders, query, counts, isAdmin }: OrderListProps) {
  const t = await getTranslations('admin')
  const linkTo = (ordersFrom?: string) => ordersAddress({ ...query, ordersFrom })
  const hasActions = isAdmin && orders.entries.some(canAct)
  const references = Object.fromEntries(orders.entries.map(({ orderId, reference }) => [orderId, reference]))
  return (
    <OrderChoice ids={Object.keys(references)}>
      <DeskTable
        id="orders"
        title={t('orders')}
        isTitleHidden
        part={orders}
        none={noneOf(t, query, orders.next !== null)}
        pages={{
          label: t('orderPages'),
          first: t(query.isOldestFirst ? 'orderDesk.firstOldest' : 'firstOrders'),
          next: t(query.isOldestFirst ? 'orderDesk.nextNewer' : 'nextOrders'),
          isFirst: query.ordersFrom === undefined,
          linkTo,
        }}
        columns={orderColumns(t, { hasActions, isAdmin, isChoosable: true })}
        rowKey={({ orderId }) => orderId}
        after={<SeveralOrders {...{ references, isAdmin }} />}
      >
        <SearchForm
          id="order-search"
          page={ordersPage}
          list="orders"
          search={query.search}
          label={t('orderDesk.search')}
          hint={t('orderDesk.searchHint')}
        />
        <OrderFilterForm query={query} isAdmin={isAdmin} />
        <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
          <div className="grow">
            <OrderTabs query={query} counts={counts} />
          </div>
          <Sequence query={query} />
        </div>
      </DeskTable>
    </OrderChoice>
  )
}

/** @param hasMore whether some orders have not been looked through yet */
function noneOf(
  t: Awaited<ReturnType<typeof getTranslations<'admin'>>>,
  query: OrderQuery,
  hasMore: boolean,
) {
  if (query.search !== '')
    return { title: t('orderDesk.noHits'), text: t('orderDesk.noHitsText', { text: query.search }) }
  if (!isFiltered(query)) return { title: t('noOrders'), text: t('noOrdersText') }
  const text = t(hasMore ? 'orderDesk.filter.noneYet' : 'orderDesk.filter.none')
  return { title: t('orderDesk.noHits'), text }
}

/** Oldest first helps to find those who have waited longest. */
async function Sequence({ query }: { query: OrderQuery }) {
  const t = await getTranslations('admin.orderDesk')
  const tabs = [false, true].map((isOldestFirst) => ({
    href: ordersAddress({ ...query, isOldestFirst, ordersFrom: undefined }),
    text: t(isOldestFirst ? 'oldestFirst' : 'newestFirst'),
    isCurrent: isOldestFirst === query.isOldestFirst,
  }))
  return <LinkTabs label={t('sequence')} tabs={tabs} />
}
