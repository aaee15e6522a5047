import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findByPayoutState } from './data'
import { payoutStateOf } from '../balance/data'
import type { Affiliate } from '../schema'

const PART = 1000

export interface PayoutPreview {
  /** Of partners paid; the amount in cents. */
  count: number
  amount: number
  isMore: boolean
}

/** Reads payable partners only, and no more than `most`: a page's cost must not grow with the partners. */
export async function previewPayout(store: Store, most = Infinity): Promise<PayoutPreview> {
  const preview = { count: 0, amount: 0, isMore: false }
  for await (const { released } of eachPayable(store)) {
    if (preview.count === most) return { ...preview, isMore: true }
    preview.count += 1
    preview.amount += released
  }
  return preview
}

/** By the current threshold, in batches. */
export async function* eachPayable(store: Store): AsyncGenerator<Affiliate> {
  let before: string | null = null
  do {
    const found: Listing<Affiliate> = await findByPayoutState(store, 'payable', partBefore(before, PART))
    for (const partner of found.entries) if (payoutStateOf(partner) === 'payable') yield partner
    before = found.next
  } while (before !== null)
}
