import { dayOf } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import { increment, type Changes, type Page, type Store } from '@/lib/store/store'
import type { Click, Credit } from '../schema'
import { ledgerEntrySchema, saleSchema, type LedgerEntry, type Sale } from './schema'
import { sourcesCounted } from '../clicks/source-data'

export async function getSale(store: Store, id: string): Promise<Sale | null> {
  const value = await store.get(`affiliateSales/${id}`)
  return value === null ? null : saleSchema.parse(value)
}

export async function findSale(store: Store, orderId: string): Promise<Sale | null> {
  const [entry] = await store.find('affiliateSales', { child: 'orderId', equals: orderId, limit: 1 })
  return entry ? saleSchema.parse(entry.value) : null
}

export function saleForgotten({ id }: Pick<Sale, 'id'>): Changes {
  return { [`affiliateSales/${id}/customerEmail`]: null }
}

/** With counters, ledger entry and the click's flag; false if the order has a sale. @throws ZodError if unreadable */
export async function saveSale(
  store: Store,
  sale: Sale,
  click: Click | null,
  also: Changes = {},
): Promise<boolean> {
  const { id: saleId, affiliateUid: uid, saleDate: at, commissionAmount: amount, sources } = sale
  const changes: Changes = {
    ...also,
    ...(await sourcesCounted(store, uid, { at, sources }, { sales: 1, earnings: amount })),
    ...entryAdded(uid, { kind: 'commission', amount, at, saleId }),
    [`affiliateSales/${saleId}`]: saleSchema.parse(sale),
    [`affiliateUsers/${uid}/totalSales`]: increment(1),
    [`affiliateUsers/${uid}/lastActivity`]: at,
    [`affiliateDaily/${uid}/${dayOf(at)}/sales`]: increment(1),
    ...countedByCredit(sale, at, { Sales: 1, Earnings: amount }),
  }
  if (click) {
    changes[`affiliateClicks/${click.id}/converted`] = true
    changes[`affiliateClicks/${click.id}/saleId`] = saleId
  }
  return store.updateOnce(`conversion_${sale.orderId}`, changes)
}

export const creditCounter = (by: Credit) => (by === 'link' ? 'link' : 'code')

/** `at` in ms. */
function countedByCredit(
  { affiliateUid: uid, by }: Sale,
  at: number,
  counts: Partial<Record<'Sales' | 'Earnings', number>>,
): Changes {
  if (by === undefined) return {}
  const day = `affiliateDaily/${uid}/${dayOf(at)}`
  const counted = Object.entries(counts).map(([name, count]) => [
    `${day}/${creditCounter(by)}${name}`,
    increment(count),
  ])
  return Object.fromEntries(counted)
}

/** Cents; restores them if negative. `at` in ms. */
export async function commissionTaken(
  store: Store,
  sale: Sale,
  { by, at }: { by: number; at: number },
): Promise<Changes> {
  if (by === 0) return {}
  const { id: saleId, affiliateUid: uid, sources } = sale
  return {
    ...countedByCredit(sale, at, { Earnings: -by }),
    ...entryAdded(uid, { kind: 'reversal', amount: -by, at, saleId }),
    ...(await sourcesCounted(store, uid, { at, sources }, { earnings: -by })),
  }
}

/** With the counters that sum it up. */
export function entryAdded(uid: string, entry: LedgerEntry): Changes {
  const { kind, amount, at } = entry
  const changes: Changes = {
    [`affiliateLedger/${uid}/${newId('ledger')}`]: ledgerEntrySchema.parse(entry),
    [`affiliateUsers/${uid}/balance`]: increment(amount),
  }
  if (kind === 'payout') changes[`affiliateUsers/${uid}/paidOut`] = increment(-amount)
  if (kind === 'commission' || kind === 'reversal') {
    changes[`affiliateUsers/${uid}/totalEarnings`] = increment(amount)
    changes[`affiliateDaily/${uid}/${dayOf(at)}/earnings`] = increment(amount)
  }
  return changes
}

/** Newest first. */
export function findSalesOf(store: Store, uid: string, page: Page): Promise<Listing<Sale>> {
  const read = (part: Page) => store.find('affiliateSales', { child: 'affiliateUid', equals: uid, ...part })
  return readPage(read, saleSchema, page)
}

/** Newest first. */
export function listLedger(store: Store, uid: string, page: Page): Promise<Listing<LedgerEntry>> {
  return readPage((part) => store.list(`affiliateLedger/${uid}`, part), ledgerEntrySchema, page)
}
