import 'server-only'
import type { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import { affiliateCodePattern } from './affiliate-code'
import { increment, type Changes, type Store } from '@/lib/store/store'
import {
  affiliateSchema,
  clickSchema,
  dailySchema,
  saleSchema,
  type Affiliate,
  type Click,
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

/** All partners. Reads the whole collection. */
export async function getAffiliates(store: Store): Promise<Affiliate[]> {
  const entries = Object.values(Object((await store.get('affiliateUsers')) ?? {}))
  return entries.map((value) => affiliateSchema.parse(value))
}

/** The newest sales of a partner, of those before an id if one is given. */
export async function findSalesOf(
  store: Store,
  uid: string,
  page: { limit: number; before?: string },
): Promise<Sale[]> {
  const entries = await store.find('affiliateSales', { child: 'affiliateUid', equals: uid, ...page })
  return entries.map(({ value }) => saleSchema.parse(value))
}

/** The figures of a partner by day. */
export async function getDaily(store: Store, uid: string): Promise<z.infer<typeof dailySchema>[string]> {
  return dailySchema.parse({ [uid]: (await store.get(`affiliateDaily/${uid}`)) ?? {} })[uid] ?? {}
}

/** What ends a partnership: the code tracks nothing any more, the figures stay for the books. */
export function partnershipEnded(uid: string): Changes {
  return { [`affiliateUsers/${uid}/active`]: false, [`affiliateUsers/${uid}/email`]: null }
}

/** Everything of the referral programme, for the audit. Reads whole collections. */
export async function readProgramme(store: Store) {
  const read = async (collection: string) => Object.entries(Object((await store.get(collection)) ?? {}))
  return {
    affiliates: (await read('affiliateUsers')).map(([, value]) => affiliateSchema.parse(value)),
    clicks: (await read('affiliateClicks')).map(([, value]) => clickSchema.parse(value)),
    sales: (await read('affiliateSales')).map(([, value]) => saleSchema.parse(value)),
    daily: dailySchema.parse(Object.fromEntries(await read('affiliateDaily'))),
  }
}
