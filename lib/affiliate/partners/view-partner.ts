import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { readAffiliate } from '../data'
import { namedLedger, type NamedEntry } from '../sales/named-ledger'
import type { Affiliate } from '../schema'

export interface PartnerView {
  partner: Affiliate | 'broken' | null
  /** Newest first. */
  ledger: Listing<NamedEntry>
}

export async function viewPartner(store: Store, uid: string, page: Page): Promise<PartnerView> {
  const [partner, ledger] = await Promise.all([readAffiliate(store, uid), namedLedger(store, uid, page)])
  return { partner, ledger }
}
