import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { findSale, findSalesOf } from '../sales/data'
import { getClick } from '../clicks/data'
import { getDayCounts, getOrderTrace, getPartnerAddress, getSalesOfPayment } from './data'
import { flagsOf, LAST_SALES, type LastSales, type SaleFacts } from './flags-of'
import { traceOf, type Click, type OrderTrace } from '../schema'
import type { Flag, Sale } from '../sales/schema'

const DAY_MS = 86_400_000

type Judged = Pick<Sale, 'affiliateUid' | 'orderId' | 'trackingCode' | 'saleDate' | 'by'>

/** Available only while the payment is credited. */
export interface PaidBy {
  /** Null if the provider does not report it. */
  print: string | null
  isPayeesAccount: boolean
}

/** As far as known. @param paid how a new sale was paid; missing for one that is already counted */
export async function judgeSale(store: Store, sale: Judged, paid: PaidBy | null = null): Promise<Flag[]> {
  const { affiliateUid: uid, orderId, saleDate } = sale
  const trace = await getOrderTrace(store, orderId)
  const visit = await visitOf(store, sale, trace)
  return flagsOf({
    isAddressShared: await isAddressShared(store, uid, trace, visit),
    hasDiscount: trace?.hasDiscount ?? false,
    orderedAfter: trace && visit ? trace.at - visit.timestamp : null,
    day: await getDayCounts(store, uid, visit?.timestamp ?? trace?.at ?? saleDate),
    salesOfPayment: await salesOfPayment(store, sale, paid),
    lastSales: await lastSalesOf(store, uid),
    isPayeesAccount: paid?.isPayeesAccount === true,
    byCode: await codeSalesOf(store, sale, paid !== null),
    isEarlierOdd: await isEarlierOdd(store, trace),
  })
}

/** This month, including this one; 0 if unknown. */
async function salesOfPayment(
  store: Store,
  { affiliateUid: uid, saleDate }: Judged,
  paid: PaidBy | null,
): Promise<number> {
  if (!paid?.print) return 0
  return 1 + (await getSalesOfPayment(store, uid, paid.print, saleDate))
}

/** @param isNew still to be counted */
async function codeSalesOf(
  store: Store,
  { affiliateUid: uid, saleDate, by }: Judged,
  isNew: boolean,
): Promise<SaleFacts['byCode']> {
  if (by !== 'code' && by !== 'earlier-code') return null
  const [day, before] = await Promise.all([
    getDayCounts(store, uid, saleDate),
    getDayCounts(store, uid, saleDate - DAY_MS),
  ])
  const clicks = (day?.clicks ?? 0) + (before?.clicks ?? 0)
  return { sales: (day?.codeSales ?? 0) + Number(isNew), clicks }
}

async function isEarlierOdd(store: Store, trace: OrderTrace | null): Promise<boolean> {
  const earlier = trace?.earlier === undefined ? null : await readOr(findSale(store, trace.earlier), null)
  return earlier?.flags !== undefined && earlier.review?.outcome !== 'released'
}

/** For an entered code, the last visit before the order. Null if none is stored or readable. */
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

export async function lastSalesOf(store: Store, uid: string): Promise<LastSales> {
  const { entries } = await findSalesOf(store, uid, { limit: LAST_SALES })
  const refunded = entries.filter(
    ({ reversedAmount = 0, status, review }) =>
      review?.outcome !== 'reversed' && (reversedAmount > 0 || status === 'reversed'),
  )
  return { count: entries.length, refunded: refunded.length }
}
