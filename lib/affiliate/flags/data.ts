import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import { orderTraceSchema, type OrderTrace } from '../schema'
import { saleSchema, type Sale } from '../sales/schema'

/** What keeps from where an order was placed, to be written with it. */
export function orderTraced(orderId: string, trace: OrderTrace): Changes {
  return { [`orderTraces/${orderId}`]: orderTraceSchema.parse(trace) }
}

/** Null for orders of long ago, and for one that cannot be read. */
export async function getOrderTrace(store: Store, orderId: string): Promise<OrderTrace | null> {
  return orderTraceSchema
    .nullable()
    .catch(null)
    .parse(await store.get(`orderTraces/${orderId}`))
}

/** The address (its hash of that day) from which a partner has looked at the dashboard last on the day of a time (ms). */
export async function getPartnerAddress(store: Store, uid: string, at: number): Promise<string | null> {
  return z
    .string()
    .nullable()
    .catch(null)
    .parse(await store.get(partnerAddress(uid, at)))
}

export function savePartnerAddress(store: Store, uid: string, address: string, at: number): Promise<void> {
  return store.update({ [partnerAddress(uid, at)]: address })
}

const partnerAddress = (uid: string, at: number) => `affiliateAddresses/${dayOf(at)}/${uid}`

/** How many sales of a partner were paid this way in the month of a time (ms). */
export async function getSalesOfPayment(
  store: Store,
  uid: string,
  print: string,
  at: number,
): Promise<number> {
  return z
    .int()
    .catch(0)
    .parse(await store.get(salesOfPayment(uid, print, at)))
}

/** What counts one more. */
export function paymentCounted({ affiliateUid, saleDate }: Sale, print: string): Changes {
  return { [salesOfPayment(affiliateUid, print, saleDate)]: increment(1) }
}

const salesOfPayment = (uid: string, print: string, at: number) =>
  `paymentPrints/${dayOf(at).slice(0, 7)}/${uid}/${print}`

const dayCountsSchema = z.object({ clicks: z.int(), visitors: z.int() })

/** Clicks and visitors of a partner's day; null where they were not counted. */
export async function getDayCounts(store: Store, uid: string, at: number) {
  const value = await store.get(`affiliateDaily/${uid}/${dayOf(at)}`)
  return dayCountsSchema.nullable().catch(null).parse(value)
}

/** The sales that are held because of their flags, newest first. */
export function findFlaggedSales(store: Store, page: Page): Promise<Listing<Sale>> {
  const read = (part: Page) => store.find('affiliateSales', { child: 'held', equals: 'flag', ...part })
  return readPage(read, saleSchema, page)
}

/** All sales, newest first. */
export function listAllSales(store: Store, page: Page): Promise<Listing<Sale>> {
  return readPage((part) => store.list('affiliateSales', part), saleSchema, page)
}
