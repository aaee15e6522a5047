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
  /** Whether there are more than these. */
  isMore: boolean
}

/**
 * The payouts a run would make now. Reads payable partners only.
 * @param most stops after this many, for a page, whose cost must not grow with the partners
 */
export async function previewPayout(store: Store, most = Infinity): Promise<PayoutPreview> {
  const preview = { count: 0, amount: 0, isMore: false }
  for await (const { released } of eachPayable(store)) {
    if (preview.count === most) return { ...preview, isMore: true }
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
