import 'server-only'
import { isTrialNumber } from '@/lib/invoices/schema'
import { sampleFields } from '@/lib/legal/owner-fields'
import { ownerSchema } from '@/lib/legal/schema'
import type { Snapshot } from '@/lib/store/store'
import { invoiceNumbersOf } from '../order-fields'
import type { Order } from '../schema'

export type TrialFinding =
  /** A sample order from before the shop had a real owner, which counts among the real ones. */
  | { code: 'left_trial'; path: string }
  /** A trial order with real document numbers, or the reverse. */
  | { code: 'wrong_series'; path: string }
  /** An order paid with test keys that nevertheless credits a partner or uses a campaign. */
  | { code: 'counted_trial'; path: string }

export async function hasRealOwner(snapshot: Snapshot): Promise<boolean> {
  for await (const { key, value } of snapshot.entries('setup')) {
    const { data } = ownerSchema.safeParse(key === 'owner' ? value : null)
    if (data) return sampleFields(data).length === 0
  }
  return false
}

export function* auditTrial(order: Order, path: string, isReal: boolean): Generator<TrialFinding> {
  const { trial, attribution, discount } = order
  if (isReal && trial === 'shop') yield { code: 'left_trial', path }
  if (invoiceNumbersOf(order).some((number) => isTrialNumber(number) !== (trial !== undefined)))
    yield { code: 'wrong_series', path }
  if (trial === 'payment' && (attribution !== undefined || discount?.isCampaign))
    yield { code: 'counted_trial', path }
}
