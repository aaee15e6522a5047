import 'server-only'
import { dayOf, now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { affiliateCodePattern } from './affiliate-code'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/read-page'
import { subscribeShared } from '@/lib/store/shared-subscription'
import {
  increment,
  type Changes,
  type Entry,
  type Page,
  type Store,
  type Unsubscribe,
} from '@/lib/store/store'
import { indexChanged } from './partner-search/data'
import {
  affiliateSchema,
  clickSchema,
  dailySchema,
  ledgerEntrySchema,
  saleSchema,
  type AcceptedTerms,
  type Affiliate,
  type Click,
  type Daily,
  type LedgerEntry,
  type PartnerChange,
  type PayoutData,
  type Sale,
} from './schema'
import { sourcesCounted } from './source-data'

/** Clicks per partner and day that are kept. */
export const MAX_LISTED = 10_000

/** The partner who has a code, in whatever case it is written, or else this uid; null if there is none. */
export async function findAffiliate(store: Store, code: string): Promise<Affiliate | null> {
  const entry = await findEntry(store, code)
  return entry && affiliateSchema.parse(entry.value)
}

/** The uid of the partner who has a code or this uid, be the record broken; null if there is none. */
export async function findAffiliateUid(store: Store, code: string): Promise<string | null> {
  return (await findEntry(store, code))?.key ?? null
}

/** By index. Records that were written by hand may lack the code in lower case. */
async function findEntry(store: Store, code: string): Promise<Entry | null> {
  if (!affiliateCodePattern.test(code)) return null
  const exact = await findByCode(store, 'customCode', code)
  const [entry] = exact.length > 0 ? exact : await findByCode(store, 'customCodeLower', code.toLowerCase())
  if (entry) return entry
  const value = await store.get(`affiliateUsers/${code}`)
  return value === null ? null : { key: code, value }
}

/** Whether a code stands with another partner; of records written by hand, those in capitals or small letters only. */
export async function isCodeOfOther(store: Store, uid: string, code: string): Promise<boolean> {
  const spellings = [...new Set([code, code.toLowerCase(), code.toUpperCase()])]
  const found = await Promise.all([
    findByCode(store, 'customCodeLower', code.toLowerCase()),
    ...spellings.map((spelling) => findByCode(store, 'customCode', spelling)),
  ])
  return found.flat().some(({ key }) => key !== uid)
}

function findByCode(store: Store, child: 'customCode' | 'customCodeLower', equals: string): Promise<Entry[]> {
  return store.find('affiliateUsers', { child, equals, limit: 1 })
}

/** Whether there is a record of a partner, be it broken. */
export async function hasAffiliate(store: Store, uid: string): Promise<boolean> {
  return (await store.get(`affiliateUsers/${uid}`)) !== null
}

export async function getAffiliate(store: Store, uid: string): Promise<Affiliate | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return value === null ? null : affiliateSchema.parse(value)
}

/** A partner as far as the record can be read; null if there is none. */
export async function readAffiliate(store: Store, uid: string): Promise<Affiliate | 'broken' | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return value === null ? null : (affiliateSchema.safeParse(value).data ?? 'broken')
}

export async function getClick(store: Store, trackingId: string): Promise<Click | null> {
  const value = await store.get(`affiliateClicks/${trackingId}`)
  return value === null ? null : clickSchema.parse(value)
}

export async function getSale(store: Store, id: string): Promise<Sale | null> {
  const value = await store.get(`affiliateSales/${id}`)
  return value === null ? null : saleSchema.parse(value)
}

/** The sale that an order was credited with, or null. */
export async function findSale(store: Store, orderId: string): Promise<Sale | null> {
  const [entry] = await store.find('affiliateSales', { child: 'orderId', equals: orderId, limit: 1 })
  return entry ? saleSchema.parse(entry.value) : null
}

/**
 * Writes a click with all counters that it moves. A visitor is unique once per partner and day. Of a partner's day about
 * `MAX_LISTED` clicks are kept, so that strangers cannot fill the store; further ones only move the counters.
 */
export async function saveClick(
  store: Store,
  click: Omit<Click, 'isFirst'> & { visitorHash: string },
): Promise<void> {
  const { affiliateUid: uid, visitorHash, timestamp } = click
  const day = dayOf(timestamp)
  const daily = `affiliateDaily/${uid}/${day}`
  const isListed = Number(await store.get(`${daily}/clicks`)) < MAX_LISTED
  const counted = await sourcesCounted(store, uid, { at: timestamp, sources: click.sources }, { clicks: 1 })
  const changesFor = (isFirst: boolean): Changes => ({
    ...counted,
    ...(isListed
      ? { [`affiliateClicks/${click.id}`]: clickSchema.parse({ ...click, isFirst }) }
      : {
          [`${daily}/unlisted`]: increment(1),
          ...(isFirst ? { [`${daily}/unlistedUnique`]: increment(1) } : {}),
        }),
    ...(isFirst && {
      [`affiliateUsers/${uid}/uniqueClicks`]: increment(1),
      [`${daily}/visitors`]: increment(1),
    }),
    [`affiliateUsers/${uid}/totalClicks`]: increment(1),
    [`affiliateUsers/${uid}/lastActivity`]: timestamp,
    [`${daily}/clicks`]: increment(1),
  })
  const isFirstToday = await store.updateOnce(`visit_${uid}_${day}_${visitorHash}`, changesFor(true))
  if (!isFirstToday) await store.update(changesFor(false))
}

/**
 * Writes a sale with its entry in the ledger, all counters that it moves and the mark on its click, once per order.
 * @returns false if the order has a sale already
 * @throws ZodError if the sale could not be read again
 */
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
  }
  if (click) {
    changes[`affiliateClicks/${click.id}/converted`] = true
    changes[`affiliateClicks/${click.id}/saleId`] = saleId
  }
  return store.updateOnce(`conversion_${sale.orderId}`, changes)
}

/** What brings the part of a sale's commission that is taken back to `reversedAmount` cents; `at` in ms. */
export async function saleReversed(
  store: Store,
  { id: saleId, affiliateUid: uid, reversedAmount: before = 0, sources }: Sale,
  { reversedAmount, at }: Required<Pick<Sale, 'reversedAmount'>> & { at: number },
): Promise<Changes> {
  const amount = before - reversedAmount
  const moved = amount !== 0 && {
    ...entryAdded(uid, { kind: 'reversal', amount, at, saleId }),
    ...(await sourcesCounted(store, uid, { at, sources }, { earnings: amount })),
  }
  return {
    ...moved,
    [`affiliateSales/${saleId}/reversedAmount`]: reversedAmount,
  }
}

/** What adds an entry to a partner's ledger, with the counters that sum it up. */
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

/** Partners by their uids, the greatest first. */
export function listAffiliates(store: Store, page: Page): Promise<Listing<Affiliate>> {
  return readPage((part) => store.list('affiliateUsers', part), affiliateSchema, page)
}

/** A partner's sales, newest first. */
export function findSalesOf(store: Store, uid: string, page: Page): Promise<Listing<Sale>> {
  const read = (part: Page) => store.find('affiliateSales', { child: 'affiliateUid', equals: uid, ...part })
  return readPage(read, saleSchema, page)
}

/** The movements of what a partner is owed, newest first. */
export function listLedger(store: Store, uid: string, page: Page): Promise<Listing<LedgerEntry>> {
  return readPage((part) => store.list(`affiliateLedger/${uid}`, part), ledgerEntrySchema, page)
}

/** A partner's clicks that are kept, newest first. */
export function findClicksOf(store: Store, uid: string, page: Page): Promise<Listing<Click>> {
  const read = (part: Page) => store.find('affiliateClicks', { child: 'affiliateUid', equals: uid, ...part })
  return readPage(read, clickSchema, page)
}

/** Tells of each change of a partner's record, now and after each. */
export function subscribeToAffiliate(
  store: Store,
  uid: string,
  listener: (affiliate: Affiliate) => void,
): Unsubscribe {
  return subscribeShared(store, `affiliateUsers/${uid}`, (value) => {
    const { data } = affiliateSchema.safeParse(value)
    if (data) listener(data)
  })
}

/** The figures of a partner's days, the last days first. */
export async function getDaily(store: Store, uid: string, page: Page): Promise<Record<string, Daily>> {
  const days = await store.list(`affiliateDaily/${uid}`, page)
  return Object.fromEntries(days.map(({ key, value }) => [key, dailySchema.parse(value)]))
}

/** Whether a code was given to somebody once, in whatever case; whoever has another one now keeps it. */
export async function isCodeGiven(store: Store, code: string): Promise<boolean> {
  return (await store.get(`once/partner_code_${code.toLowerCase()}`)) !== null
}

/** Partners who are due to be paid, by their uids, the greatest first. */
export function findPayable(store: Store, page: Page): Promise<Listing<Affiliate>> {
  const read = (part: Page) => store.find('affiliateUsers', { child: 'isPayable', equals: true, ...part })
  return readPage(read, affiliateSchema, page)
}

/**
 * Writes what is given of a partner, and what follows from it, at once. A code becomes the partner's for ever by its mark, with the
 * same write.
 * @returns false if the code is another's; then nothing is written
 * @throws StoreError `conflict` if a mark among what follows was written before
 */
export async function saveAffiliate(
  store: Store,
  { uid, ...given }: PartnerChange & Pick<Affiliate, 'uid' | 'createdAt'>,
  further: Changes = {},
): Promise<boolean> {
  const at = `affiliateUsers/${uid}`
  const code = given.customCode?.toLowerCase()
  const present = await store.get(at)
  const fields = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const changes: Changes = {
    ...further,
    [`${at}/uid`]: uid,
    ...indexChanged(uid, present, Object.fromEntries(fields)),
    ...Object.fromEntries(fields.map(([name, value]) => [`${at}/${name}`, value])),
  }
  if (code === undefined) {
    await store.update(changes)
    return true
  }
  const owned = `${at}/codes/${code}`
  Object.assign(changes, { [`${at}/customCodeLower`]: code, [owned]: true })
  if (await store.updateOnce(`partner_code_${code}`, changes)) return true
  if ((await store.get(owned)) === null) return false
  await store.update(changes)
  return true
}

/** What changes where a partner is paid to. */
export function payoutDataChanged(uid: string, payout: PayoutData): Changes {
  return { [`affiliateUsers/${uid}/payout`]: payout }
}

/** What notes that a partner has accepted the terms; `at` in ms. */
export function termsAccepted(uid: string, { version, hash }: AcceptedTerms, at: number): Changes {
  return { [`affiliateUsers/${uid}/acceptedTerms/${version}`]: { hash, at } }
}

/** What puts a partner into the index that they are searched by. */
export function partnerIndexed({ uid, ...partner }: Affiliate): Changes {
  return indexChanged(uid, null, partner)
}

/**
 * What ends a partnership: the code tracks nothing any more, the figures stay for the books. What is owed stays owed, and where
 * to pay it is kept until then; it goes with the payout.
 */
export function partnershipEnded(partner: Affiliate): Changes {
  const at = `affiliateUsers/${partner.uid}`
  return {
    ...indexChanged(partner.uid, partner, { email: undefined, name: undefined }),
    [`${at}/active`]: false,
    [`${at}/email`]: null,
    [`${at}/name`]: null,
    [`${at}/endedAt`]: now(),
    ...(partner.balance > 0 ? {} : { [`${at}/payout`]: null }),
  }
}
