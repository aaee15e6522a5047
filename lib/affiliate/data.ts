import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import { affiliateCodePattern } from './affiliate-code'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import {
  affiliateSchema,
  clickSchema,
  dailySchema,
  saleSchema,
  type Affiliate,
  type Click,
  type Daily,
  type Sale,
} from './schema'

/** The partner whose custom code or uid equals the code, by index; null if there is none. */
export async function findAffiliate(store: Store, code: string): Promise<Affiliate | null> {
  if (!affiliateCodePattern.test(code)) return null
  const [entry] = await store.find('affiliateUsers', { child: 'customCode', equals: code, limit: 1 })
  return entry ? affiliateSchema.parse(entry.value) : getAffiliate(store, code)
}

export async function getAffiliate(store: Store, uid: string): Promise<Affiliate | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return value === null ? null : affiliateSchema.parse(value)
}

export async function getClick(store: Store, trackingId: string): Promise<Click | null> {
  const value = await store.get(`affiliateClicks/${trackingId}`)
  return value === null ? null : clickSchema.parse(value)
}

/** The sale that an order was credited with, or null. */
export async function findSale(store: Store, orderId: string): Promise<Sale | null> {
  const [entry] = await store.find('affiliateSales', { child: 'orderId', equals: orderId, limit: 1 })
  return entry ? saleSchema.parse(entry.value) : null
}

/** Writes a click with all counters that it moves. A visitor is unique once per partner and day. */
export async function saveClick(store: Store, click: Click): Promise<void> {
  const { affiliateUid: uid, visitorHash, timestamp } = click
  const day = dayOf(timestamp)
  const changes: Changes = {
    [`affiliateClicks/${click.id}`]: { ...click },
    [`affiliateUsers/${uid}/totalClicks`]: increment(1),
    [`affiliateUsers/${uid}/lastActivity`]: timestamp,
    [`affiliateDaily/${uid}/${day}/clicks`]: increment(1),
  }
  const unique = { ...changes, [`affiliateUsers/${uid}/uniqueClicks`]: increment(1) }
  const isFirstToday = await store.updateOnce(`visit_${uid}_${day}_${visitorHash}`, unique)
  if (!isFirstToday) await store.update(changes)
}

/**
 * Writes a sale with all counters that it moves and the mark on its click, once per order.
 * @returns false if the order has a sale already
 */
export async function saveSale(store: Store, sale: Sale, click: Click | null): Promise<boolean> {
  const { affiliateUid: uid, saleDate, commissionAmount } = sale
  const daily = `affiliateDaily/${uid}/${dayOf(saleDate)}`
  const changes: Changes = {
    [`affiliateSales/${sale.id}`]: { ...sale },
    [`affiliateUsers/${uid}/totalSales`]: increment(1),
    [`affiliateUsers/${uid}/totalEarnings`]: increment(commissionAmount),
    [`affiliateUsers/${uid}/lastActivity`]: saleDate,
    [`${daily}/sales`]: increment(1),
    [`${daily}/earnings`]: increment(commissionAmount),
  }
  if (click) {
    changes[`affiliateClicks/${click.id}/converted`] = true
    changes[`affiliateClicks/${click.id}/saleId`] = sale.id
  }
  return store.updateOnce(`conversion_${sale.orderId}`, changes)
}

/** Partners by their uids, the greatest first. */
export function listAffiliates(store: Store, page: Page): Promise<Listing<Affiliate>> {
  return readPage((part) => store.list('affiliateUsers', part), affiliateSchema, page)
}

/** A partner's sales, newest first. */
export function findSalesOf(store: Store, uid: string, page: Page): Promise<Listing<Sale>> {
  const read = (part: Page) => store.find('affiliateSales', { child: 'affiliateUid', equals: uid, ...part })
  return readPage(read, saleSchema, page)
}

/** The figures of a partner's days, the last days first. */
export async function getDaily(store: Store, uid: string, page: Page): Promise<Record<string, Daily>> {
  const days = await store.list(`affiliateDaily/${uid}`, page)
  return Object.fromEntries(days.map(({ key, value }) => [key, dailySchema.parse(value)]))
}

export async function savePartnerLeft(store: Store, uid: string): Promise<void> {
  await store.update({ [`affiliateUsers/${uid}/active`]: false, [`affiliateUsers/${uid}/email`]: null })
}

/** Everything of the referral programme, for the audit. Reads whole collections. */
export async function readProgramme(store: Store) {
  const read = async (collection: string) => Object.entries(Object((await store.get(collection)) ?? {}))
  return {
    affiliates: (await read('affiliateUsers')).map(([, value]) => affiliateSchema.parse(value)),
    clicks: (await read('affiliateClicks')).map(([, value]) => clickSchema.parse(value)),
    sales: (await read('affiliateSales')).map(([, value]) => saleSchema.parse(value)),
    daily: z
      .record(z.string(), z.record(z.string(), dailySchema))
      .parse(Object.fromEntries(await read('affiliateDaily'))),
  }
}
