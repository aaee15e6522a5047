import 'server-only'
import type { Finding } from '@/lib/affiliate/audit/audit'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { goodwillCountSchema, goodwillOf } from '../refunds/goodwill-data'
import type { Order } from '../schema'

/** Adds the stored counts of money given back by promise. Older years are skipped, because their orders may be deleted. */
export async function* addStoredGoodwill(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: year, value } of snapshot.entries('goodwill')) {
    if (Number(year) < firstBookYear()) continue
    for (const [presetId, counted] of Object.entries(Object(value))) {
      const path = `goodwill/${year}/${presetId}`
      const { data } = goodwillCountSchema.safeParse(counted)
      if (!data) yield { code: 'broken', path }
      else {
        scratch.addStored(`${path}/count`, data.count)
        scratch.addStored(`${path}/amount`, data.amount)
      }
    }
  }
}

/** Adds what an order's refunds should have counted. */
export function expectGoodwill({ refunds = {} }: Order, scratch: Scratch): void {
  for (const { isGoodwill, items = {}, at } of Object.values(refunds)) {
    if (!isGoodwill) continue
    for (const [presetId, amount] of Object.entries(items)) {
      for (const [path, by] of Object.entries(goodwillOf(presetId, { at, amount }))) {
        if (Number(path.split('/')[1]) >= firstBookYear()) scratch.addExpected(path, by)
      }
    }
  }
}
