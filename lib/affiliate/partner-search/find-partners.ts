import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Page, Store } from '@/lib/store/store'
import { findPayable, listAffiliates, readAffiliate } from '../data'
import type { Affiliate } from '../schema'
import { listJoined, listWords } from './data'
import { searchKeysOf, searchRange, uidOfKey } from './search-key'

/** Which partners, in which order: all by their uids, the latest first, or those who are due to be paid. */
export type PartnerOrder = 'uid' | 'joined' | 'payable'

/** A part of the partners, by key; it costs as much as the part has partners, however many there are. */
export async function findPartners(
  store: Store,
  order: PartnerOrder,
  page: Page,
): Promise<Listing<Affiliate>> {
  if (order === 'uid') return listAffiliates(store, page)
  if (order === 'payable') return findPayable(store, page)
  const found = await listJoined(store, { ...page, limit: page.limit + 1 })
  return partOf(
    store,
    found.map(({ key }) => key),
    page.limit,
    () => true,
  )
}

/**
 * A part of the partners whose code (any that they ever had), name or address begins with a text, in whatever case. It reads a range
 * of keys of the index, so it costs the same for any number of partners.
 */
export async function searchPartners(store: Store, text: string, page: Page): Promise<Listing<Affiliate>> {
  const { beginning, end } = searchRange(text)
  if (beginning === '') return { entries: [], broken: [], next: null }
  const isWithin = (key: string) => key.startsWith(beginning)
  const before = page.before !== undefined && isWithin(page.before) ? page.before : end
  const found = await listWords(store, { limit: page.limit + 1, before })
  const keys = found.map(({ key }) => key).filter(isWithin)
  // Who is found by several words is shown once, at the first of them; what the index alone still says is not shown.
  const isShown = (partner: Affiliate, key: string) =>
    searchKeysOf(partner.uid, partner).filter(isWithin).sort().at(-1) === key
  return partOf(store, keys, page.limit, isShown)
}

async function partOf(
  store: Store,
  keys: readonly string[],
  limit: number,
  isShown: (partner: Affiliate, key: string) => boolean,
): Promise<Listing<Affiliate>> {
  const part = keys.slice(0, limit)
  const records = await Promise.all(
    part.map(async (key) => ({ key, record: await readAffiliate(store, uidOfKey(key)) })),
  )
  const shown = records.flatMap(({ key, record }) =>
    record !== null && record !== 'broken' && isShown(record, key) ? [record] : [],
  )
  const broken = records.flatMap(({ key, record }) => (record === 'broken' ? [uidOfKey(key)] : []))
  if (broken.length > 0) log().error({ keys: broken }, 'broken records')
  return {
    entries: shown,
    broken: [...new Set(broken)],
    next: keys.length > limit ? (part.at(-1) ?? null) : null,
  }
}
