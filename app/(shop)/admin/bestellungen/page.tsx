import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { OrderExport } from '@/components/orders/desk/order-export'
import { OrderList } from '@/components/orders/desk/order-list'
import { ordersPage, readOrderQuery, type OrderQuery } from '@/components/orders/desk/order-query'
import { LiveRefresh } from '@/components/ui/live-refresh'
import { requireSupport } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { dayOf, now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { ordersVersion, readOrderCounts } from '@/lib/orders/desk/count-data'
import { listOrders } from '@/lib/orders/desk/list-orders'
import { searchOrders } from '@/lib/orders/desk/search-orders'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(ordersPage, requireSupport)

type Props = PageProps<'/admin/bestellungen'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { status, search } = readOrderQuery(await searchParams)
  const title = search === '' ? t(status ?? 'all') : t('found', { text: search })
  return metadataFor(await admit(), { title, robots: { index: false } })
}

export default async function OrdersPage({ searchParams }: Props) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const { uid, admin: isAdmin } = visitor.admitted
  const query = readOrderQuery(await searchParams)
  // Read before the orders, so that changes in between trigger a refresh.
  const version = await ordersVersion(store())
  const [orders, counts, waiting] = await Promise.all([
    readOrders(query),
    readOrderCounts(store()),
    isAdmin ? countWaiting(store()) : null,
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={uid} path={ordersPage} />
      <LiveRefresh event="orders" version={version} />
      <AdminHead current={ordersPage} waiting={waiting} />
      <OrderList {...{ orders, query, counts, isAdmin }} />
      {isAdmin && <OrderExport today={dayOf(now())} />}
    </div>
  )
}

function readOrders({ status, search, isOldestFirst, ordersFrom }: OrderQuery) {
  const part = isOldestFirst ? { limit: SHOWN, after: ordersFrom ?? '' } : partBefore(ordersFrom, SHOWN)
  return search === '' ? listOrders(store(), status, part) : searchOrders(store(), search, part)
}
