import { HeldList } from '@/components/affiliate/desk/held-list'
import { orderAddress } from '@/components/orders/desk/order-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { findFlaggedSales } from '@/lib/affiliate/flags/data'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { getAffiliate } from '@/lib/affiliate/data'
import type { Sale } from '@/lib/affiliate/sales/schema'
import { getOrder } from '@/lib/orders/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'held',
  check: requireAdmin,
  title: (t) => t('held'),
  show: async (store, query) => {
    const before = keyBefore(query.vor)
    const sales = await findFlaggedSales(store, partBefore(before, SHOWN))
    const codes = await codesOf(store, sales.entries)
    const references = await referencesOf(store, sales.entries)
    return (
      <HeldList
        sales={sales}
        nameOf={({ affiliateUid, orderId }) => ({
          code: codes.get(affiliateUid) ?? affiliateUid,
          reference: references.get(orderId) ?? orderId,
          address: orderAddress(orderId),
        })}
        isFirstPart={before === undefined}
      />
    )
  },
})

async function codesOf(store: Store, sales: readonly Sale[]) {
  const partners = sales.map(({ affiliateUid }) => readOr(getAffiliate(store, affiliateUid), null))
  return new Map((await Promise.all(partners)).map((partner) => [partner?.uid, partner?.customCode]))
}

async function referencesOf(store: Store, sales: readonly Sale[]) {
  const orders = sales.map(({ orderId }) => readOr(getOrder(store, orderId), null))
  return new Map((await Promise.all(orders)).map((order) => [order?.id, order?.reference]))
}

export { generateMetadata }
export default Page
