import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { readAffiliate } from '../data'
import { listLedger } from '../sales/data'
import type { Affiliate } from '../schema'
import type { LedgerEntry } from '../sales/schema'

/** What the owner sees of a partner. */
export interface PartnerView {
  /** Null if there is none with this uid. */
  partner: Affiliate | 'broken' | null
  /** A part of the ledger, newest first. */
  ledger: Listing<LedgerEntry>
}

/** A partner by the uid, with a part of the ledger; it reads no more for one who has sold much. */
export async function viewPartner(store: Store, uid: string, page: Page): Promise<PartnerView> {
  const [partner, ledger] = await Promise.all([readAffiliate(store, uid), listLedger(store, uid, page)])
  return { partner, ledger }
}
