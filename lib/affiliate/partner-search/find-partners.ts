import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { readIndexed, searchIndexed } from '@/lib/store/reading/read-indexed'
import type { Page, Store } from '@/lib/store/store'
import { findPayable, listAffiliates, readAffiliate } from '../data'
import type { Affiliate } from '../schema'
import { listJoined, listWords } from './data'
import { searchKeysOf } from './search-key'

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
  return readIndexed((part) => listJoined(store, part), page, {
    read: (uid) => readAffiliate(store, uid),
    isShown: () => true,
  })
}

/** A part of the partners whose code (any that they ever had), name or address begins with a text, in whatever case. */
export function searchPartners(store: Store, text: string, page: Page): Promise<Listing<Affiliate>> {
  return searchIndexed((part) => listWords(store, part), text, page, {
    read: (uid) => readAffiliate(store, uid),
    keysOf: (partner) => searchKeysOf(partner.uid, partner),
  })
}
