import 'server-only'
import { isTrialNumber } from '@/lib/invoices/schema'
import { sampleFields } from '@/lib/legal/owner-fields'
import { ownerSchema } from '@/lib/legal/schema'
import type { Snapshot } from '@/lib/store/store'
import { invoiceNumbersOf } from '../order-fields'
import type { Order } from '../schema'

export type TrialFinding =
  /** An order from before the shop had an owner of its own, which counts among what is real. */
  | { code: 'left_trial'; path: string }
  /** A trial with numbers of real documents, or the reverse. */
  | { code: 'wrong_series'; path: string }
  /** A trial that counts nowhere, and yet names a partner or uses a campaign. */
  | { code: 'counted_trial'; path: string }

/** Whether the shop has an owner of its own. */
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
