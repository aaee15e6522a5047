import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { listAffiliates } from '../data'
import type { Affiliate } from '../schema'

/** One page of the partners by uid, highest first. */
export function listPartners(store: Store, page: Page): Promise<Listing<Affiliate>> {
  return listAffiliates(store, page)
}
