import 'server-only'
import { CODE_DAYS } from '@/lib/affiliate/affiliate-code'
import { isOwnOrder, type Buyer } from '@/lib/affiliate/attribution/is-own-order'
import { getAffiliate } from '@/lib/affiliate/data'
import { findSale } from '@/lib/affiliate/sales/data'
import type { Attribution } from '@/lib/affiliate/schema'
import { now } from '@/lib/core/clock'
import { findOrdersByCustomer, findOrdersByEmail } from '@/lib/orders/find-data'
import { isCounted } from '@/lib/orders/is-counted'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'

const DAY_MS = 86_400_000
/** A buyer's latest orders that are considered, unpaid ones among them. */
const CONSIDERED = 100

/** The credit by a code typed with an earlier order, and that order. */
interface Earlier {
  attribution: Attribution
  orderId: string
}

/**
 * The partner whose code a buyer typed last, with an order of the last `CODE_DAYS` that is paid and whose commission
 * stands. Known from the orders under the buyer's address or account alone; nothing is stored on the buyer's device. Null unless the owner allows it for this partner, and for the partner's own orders.
 */
export async function redeemEarlierCode(store: Store, buyer: Buyer): Promise<Earlier | null> {
  const typed = await lastTyped(store, buyer)
  if (!typed?.attribution) return null
  const { affiliateUid, trackingCode } = typed.attribution
  const partner = await readOr(getAffiliate(store, affiliateUid), null)
  if (!partner?.active || !partner.codeLasts || isOwnOrder(partner, buyer)) return null
  const sale = await readOr(findSale(store, typed.id), null)
  if (!sale || sale.status === 'reversed') return null
  return { attribution: { affiliateUid, trackingCode, by: 'earlier-code' }, orderId: typed.id }
}

async function lastTyped(store: Store, { customerEmail, customerUid }: Buyer): Promise<Order | undefined> {
  const page = { limit: CONSIDERED }
  const found = await Promise.all([
    customerEmail === undefined ? null : findOrdersByEmail(store, customerEmail, page),
    customerUid === undefined ? null : findOrdersByCustomer(store, customerUid, page),
  ])
  const oldest = now() - CODE_DAYS * DAY_MS
  return (
    found
      .flatMap((listing) => listing?.entries ?? [])
      .filter(({ createdAt, status }) => createdAt > oldest && status === 'paid')
      // A campaign's code is the shop's own, also where it credits a partner.
      .filter(({ discount }) => discount?.isCampaign !== true)
      .filter((order) => order.attribution?.by === 'code' && isCounted(order))
      .sort((one, other) => other.createdAt - one.createdAt)[0]
  )
}
