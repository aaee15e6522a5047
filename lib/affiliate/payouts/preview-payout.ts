import 'server-only'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findByPayoutState } from './data'
import { payoutStateOf } from '../balance/data'
import type { Affiliate } from '../schema'

const PART = 1000

export interface PayoutPreview {
  /** How many partners get something, and how much together, in cents. */
  count: number
  amount: number
}

/** What a run would pay out of what is released now. It reads who is payable, and nobody else. */
export async function previewPayout(store: Store): Promise<PayoutPreview> {
  const preview = { count: 0, amount: 0 }
  for await (const { released } of eachPayable(store)) {
    preview.count += 1
    preview.amount += released
  }
  return preview
}

/** Everybody who is payable, part by part; by the threshold as it is now. */
export async function* eachPayable(store: Store): AsyncGenerator<Affiliate> {
  let before: string | null = null
  do {
    const found: Listing<Affiliate> = await findByPayoutState(store, 'payable', partBefore(before, PART))
    for (const partner of found.entries) if (payoutStateOf(partner) === 'payable') yield partner
    before = found.next
  } while (before !== null)
}
