import 'server-only'
import type { Store } from '@/lib/store/store'
import { findSalesOf } from '../sales/data'
import { getClick } from '../clicks/data'
import { getDayCounts, getOrderTrace, getPartnerAddress, getSalesOfPayment } from './data'
import { flagsOf, LAST_SALES, type LastSales } from './flags-of'
import type { Click, OrderTrace } from '../schema'
import type { Flag, Sale } from '../sales/schema'
import { traceOf } from '../trace'

type Judged = Pick<Sale, 'affiliateUid' | 'orderId' | 'trackingCode' | 'saleDate'>

/**
 * Reasons to review a sale, as far as known.
 * @param print a new sale's means of payment, if the provider reports it
 */
export async function judgeSale(store: Store, sale: Judged, print?: string | null): Promise<Flag[]> {
  const { affiliateUid: uid, orderId, saleDate } = sale
  const trace = await getOrderTrace(store, orderId)
  const visit = await visitOf(store, sale, trace)
  const salesOfPayment = print ? 1 + (await getSalesOfPayment(store, uid, print, saleDate)) : 0
  return flagsOf({
    isAddressShared: await isAddressShared(store, uid, trace, visit),
    hasDiscount: trace?.hasDiscount ?? false,
    orderedAfter: trace && visit ? trace.at - visit.timestamp : null,
    day: await getDayCounts(store, uid, visit?.timestamp ?? trace?.at ?? saleDate),
    salesOfPayment,
    lastSales: await lastSalesOf(store, uid),
  })
}

/**
 * The visit that led to an order, or for an entered code, the last visit before it. Null if none is stored or
 * readable.
 */
async function visitOf(
  store: Store,
  { trackingCode }: Judged,
  orderTrace: OrderTrace | null,
): Promise<Click | null> {
  const trace = traceOf(orderTrace?.visit ?? trackingCode)
  return trace.by === 'visit' ? getClick(store, trace.trackingId).catch(() => null) : null
}

async function isAddressShared(
  store: Store,
  uid: string,
  order: OrderTrace | null,
  visit: Click | null,
): Promise<boolean> {
  const seen = [
    { hash: order?.address, at: order?.at },
    { hash: visit?.visitorHash, at: visit?.timestamp },
  ]
  for (const { hash, at } of seen) {
    if (hash === undefined || at === undefined) continue
    if ((await getPartnerAddress(store, uid, at)) === hash) return true
  }
  return false
}

/** A partner's latest sales, and how many of them had a refund. */
export async function lastSalesOf(store: Store, uid: string): Promise<LastSales> {
  const { entries } = await findSalesOf(store, uid, { limit: LAST_SALES })
  const refunded = entries.filter(
    ({ reversedAmount = 0, status, review }) =>
      review?.outcome !== 'reversed' && (reversedAmount > 0 || status === 'reversed'),
  )
  return { count: entries.length, refunded: refunded.length }
}
