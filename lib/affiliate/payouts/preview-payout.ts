import 'server-only'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findByPayoutState } from './data'
import { payoutStateOf } from '../balance/data'
import type { Affiliate } from '../schema'

const PART = 1000

export interface PayoutPreview {
  /** Number of partners paid, and the total in cents. */
  count: number
  amount: number
}

/** The payouts a run would make now. Reads payable partners only. */
export async function previewPayout(store: Store): Promise<PayoutPreview> {
  const preview = { count: 0, amount: 0 }
  for await (const { released } of eachPayable(store)) {
    preview.count += 1
    preview.amount += released
  }
  return preview
}

/** All payable partners by the current threshold, in batches. */
export async function* eachPayable(store: Store): AsyncGenerator<Affiliate> {
  let before: string | null = null
  do {
    const found: Listing<Affiliate> = await findByPayoutState(store, 'payable', partBefore(before, PART))
    for (const partner of found.entries) if (payoutStateOf(partner) === 'payable') yield partner
    before = found.next
  } while (before !== null)
}
