import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findMails } from './data'
import type { Mail } from './schema'

/** One page of the mails in a state (null: all), newest first. */
export function listMails(store: Store, status: Mail['status'] | null, page: Page): Promise<Listing<Mail>> {
  return findMails(store, status, page)
}
