import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findUnmatched } from './data'
import type { UnmatchedEntry } from './schema'

/** A part of the money that has come and belongs to no order. */
export function listUnmatched(store: Store, page: Page): Promise<Listing<UnmatchedEntry>> {
  return findUnmatched(store, page)
}
