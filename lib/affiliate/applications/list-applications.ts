import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findApplications } from './data'
import type { Application } from './schema'

/** One page of the applications in a state, by uid. */
export function listApplications(
  store: Store,
  status: Application['status'],
  page: Page,
): Promise<Listing<Application>> {
  return findApplications(store, status, page)
}
