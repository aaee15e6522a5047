import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findUnmatched } from './data'
import type { UnmatchedEntry } from './schema'

/** One page of the money that belongs to no order. */
export function listUnmatched(store: Store, page: Page): Promise<Listing<UnmatchedEntry>> {
  return findUnmatched(store, page)
}
