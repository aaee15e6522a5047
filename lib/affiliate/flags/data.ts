import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store, type Place } from '@/lib/store/store'
import { dailySchema, orderTraceSchema, type OrderTrace } from '../schema'
import { saleSchema, type Sale } from '../sales/schema'

export function orderTraced(orderId: string, trace: OrderTrace): Changes {
  return { [`orderTraces/${orderId}`]: orderTraceSchema.parse(trace) }
}

/** Null once it is deleted, and if unreadable. */
export async function getOrderTrace(store: Store, orderId: string): Promise<OrderTrace | null> {
  return orderTraceSchema
    .nullable()
    .catch(null)
    .parse(await store.get(`orderTraces/${orderId}`))
}

/** Hash (of that day) of the address from which a partner last viewed the dashboard on the day of `at` (ms). */
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

const partnerAddress = (uid: string, at: number): Place => `affiliateAddresses/${dayOf(at)}/${uid}`

/** In the month of `at` (ms). */
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

export function paymentCounted({ affiliateUid, saleDate }: Sale, print: string): Changes {
  return { [salesOfPayment(affiliateUid, print, saleDate)]: increment(1) }
}

const salesOfPayment = (uid: string, print: string, at: number): Place =>
  `paymentPrints/${dayOf(at).slice(0, 7)}/${uid}/${print}`

const dayCountsSchema = dailySchema.pick({ clicks: true, visitors: true, codeSales: true })

/** Null where not counted. */
export async function getDayCounts(store: Store, uid: string, at: number) {
  const value = await store.get(`affiliateDaily/${uid}/${dayOf(at)}`)
  return dayCountsSchema.nullable().catch(null).parse(value)
}

/** Newest first. */
export function findFlaggedSales(store: Store, page: Page): Promise<Listing<Sale>> {
  const read = (part: Page) => store.find('affiliateSales', { child: 'held', equals: 'flag', ...part })
  return readPage(read, saleSchema, page)
}

export function listAllSales(store: Store, page: Page): Promise<Listing<Sale>> {
  return readPage((part) => store.list('affiliateSales', part), saleSchema, page)
}
