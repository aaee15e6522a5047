import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { readAffiliate } from '../data'
import { namedLedger, type NamedEntry } from '../sales/named-ledger'
import type { Affiliate } from '../schema'

export interface PartnerView {
  /** Null if there is none with this uid. */
  partner: Affiliate | 'broken' | null
  /** One page, newest first. */
  ledger: Listing<NamedEntry>
}

/** A partner with one page of the ledger; reads a bounded amount. */
export async function viewPartner(store: Store, uid: string, page: Page): Promise<PartnerView> {
  const [partner, ledger] = await Promise.all([readAffiliate(store, uid), namedLedger(store, uid, page)])
  return { partner, ledger }
}
