import { OrderExport } from '@/components/orders/desk/order-export'
import { OrderList } from '@/components/orders/desk/order-list'
import { readOrderQuery, type OrderQuery } from '@/components/orders/desk/order-query'
import { requireSupport } from '@/lib/account/session/require-user'
import { dayOf, now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { ordersVersion, readOrderCounts } from '@/lib/orders/desk/count-data'
import { listOrders } from '@/lib/orders/desk/list-orders'
import { searchOrders } from '@/lib/orders/desk/search-orders'
import type { Store } from '@/lib/store/store'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'orders',
  check: requireSupport,
  title: (t, query) => {
    const { status, search } = readOrderQuery(query)
    return search === '' ? t(status ?? 'all') : t('found', { text: search })
  },
  live: { event: 'orders', version: ordersVersion },
  show: async (store, query, { admin: isAdmin }) => {
    const asked = readOrderQuery(query)
    const [orders, counts] = await Promise.all([readOrders(store, asked), readOrderCounts(store)])
    return (
      <>
        <OrderList {...{ orders, counts, isAdmin }} query={asked} />
        {isAdmin && <OrderExport today={dayOf(now())} />}
      </>
    )
  },
})

export { generateMetadata }
export default Page

function readOrders(store: Store, { status, search, isOldestFirst, ordersFrom }: OrderQuery) {
  const part = isOldestFirst ? { limit: SHOWN, after: ordersFrom ?? '' } : partBefore(ordersFrom, SHOWN)
  return search === '' ? listOrders(store, status, part) : searchOrders(store, search, part)
}
