import { DeskPasskeyOffer } from '@/components/account/passkeys/desk-passkey-offer'
import { OrderExport } from '@/components/orders/desk/order-export'
import { OrderList } from '@/components/orders/desk/order-list'
import { ordersQuery, type OrderQuery } from '@/components/orders/desk/order-query'
import { lacksPasskey } from '@/lib/account/passkeys/own-passkeys'
import { requireOrderReader } from '@/lib/account/session/require-user'
import { findAffiliateUid } from '@/lib/affiliate/data'
import { dayOf, now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { ordersVersion, readOrderCounts } from '@/lib/orders/count-data'
import { filterOrders } from '@/lib/orders/desk/filter-orders'
import { searchOrders } from '@/lib/orders/desk/search-orders'
import type { Store } from '@/lib/store/store'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'orders',
  check: requireOrderReader,
  title: (t, query) => {
    const { status, search } = ordersQuery.read(query)
    return search === '' ? t(status ?? 'all') : t('found', { text: search })
  },
  live: { event: 'orders', version: ordersVersion },
  show: async (store, query, viewer) => {
    const given = ordersQuery.read(query)
    // Only admins may see which partner an order came through.
    const asked = viewer.admin ? given : { ...given, partner: undefined }
    const [orders, counts] = await Promise.all([readOrders(store, asked), readOrderCounts(store)])
    return (
      <>
        <OrderList orders={orders} counts={counts} isAdmin={viewer.admin} query={asked} />
        {viewer.accounting && <OrderExport today={dayOf(now())} />}
        {!viewer.admin && (await lacksPasskey(store, viewer.uid)) && <DeskPasskeyOffer />}
      </>
    )
  },
})

export { generateMetadata }
export default Page

async function readOrders(store: Store, query: OrderQuery) {
  const { status, search, isOldestFirst, ordersFrom } = query
  const part = isOldestFirst ? { limit: SHOWN, after: ordersFrom ?? '' } : partBefore(ordersFrom, SHOWN)
  if (search !== '') return searchOrders(store, search, part)
  const { day, preset, partner, method } = query
  const partnerUid =
    partner === undefined ? undefined : ((await findAffiliateUid(store, partner)) ?? undefined)
  return filterOrders(store, status, { day, preset, partner, partnerUid, method }, part)
}
