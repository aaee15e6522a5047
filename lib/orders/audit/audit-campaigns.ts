import 'server-only'
import type { Finding } from '@/lib/affiliate/audit/audit'
import { campaignSchema } from '@/lib/affiliate/campaigns/schema'
import { dayOf } from '@/lib/core/clock'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import type { Order } from '../schema'
import { holdsUse } from '../state/campaign-recounted'

/** Adds the stored uses of campaigns. Older ones are skipped, because their orders may be deleted. */
export async function* addStoredUses(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key, value } of snapshot.entries('campaigns')) {
    const path = `campaigns/${key}`
    const { data } = campaignSchema.safeParse(value)
    if (!data) yield { code: 'broken', path }
    else if (isInBooks(data.createdAt)) scratch.addStored(`${path}/uses`, data.uses)
  }
}

/** Adds the use that an order should have counted. */
export function expectUses(order: Order, scratch: Scratch): void {
  const { discount, createdAt } = order
  if (!discount || !holdsUse(order) || !isInBooks(createdAt)) return
  scratch.addExpected(`campaigns/${discount.code.toLowerCase()}/uses`, 1)
}

const isInBooks = (at: number) => Number(dayOf(at).slice(0, 4)) >= firstBookYear()
