import type { Listing } from '@/lib/core/listing'
import { readIndexed, searchIndexed } from '@/lib/store/reading/read-indexed'
import type { Page, Store } from '@/lib/store/store'
import { findPayable, listAffiliates, readAffiliate } from '../data'
import type { Affiliate } from '../schema'
import { listJoined, listWords } from '../search-data'
import { searchKeysOf } from '../search-data'

/** All by uid, latest first, or those due to be paid. */
export type PartnerOrder = 'uid' | 'joined' | 'payable'

/** Its cost depends on the page size only. */
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

/** By any code they ever had, name or address that begins with the text, ignoring case. */
export function searchPartners(store: Store, text: string, page: Page): Promise<Listing<Affiliate>> {
  return searchIndexed((part) => listWords(store, part), text, page, {
    read: (uid) => readAffiliate(store, uid),
    keysOf: (partner) => searchKeysOf(partner.uid, partner),
  })
}
