import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { listAffiliates } from '../data'
import type { Affiliate } from '../schema'

/** A part of the partners by their uids, the greatest first. */
export function listPartners(store: Store, page: Page): Promise<Listing<Affiliate>> {
  return listAffiliates(store, page)
}
