import 'server-only'
import { z } from 'zod'
import { treeValue } from '@/lib/store/tree-value'
import type { Changes, Store } from '@/lib/store/store'
import { ownerSchema, type Owner } from './schema'

/** The owner before a change, stored at `setup/formerOwners/{changes}`; time in ms. */
export const formerOwnerSchema = z.object({
  until: z.int(),
  owner: ownerSchema,
  /** True if the shop then passed to another person. */
  isLast: z.literal(true).exactOptional(),
})
export type FormerOwner = z.infer<typeof formerOwnerSchema>

/** Oldest first; one for each change. */
export async function readFormerOwners(store: Store): Promise<FormerOwner[]> {
  const stored = z.record(z.string(), formerOwnerSchema).parse((await store.get('setup/formerOwners')) ?? {})
  return Object.values(stored).sort((one, other) => one.until - other.until)
}

export function formerOwnerKept(change: number, former: FormerOwner): Changes {
  return { [`setup/formerOwners/${change}`]: treeValue(former) }
}

/**
 * Who sold on a day, by their last known name and address, and the tax of a sale delivered on another day; in ms. A
 * former owner keeps the tax of their last day.
 */
export function ownerOf(
  present: Owner,
  former: readonly FormerOwner[],
  { soldAt, deliveredAt }: { soldAt: number; deliveredAt: number },
): { seller: Owner; atSale: Owner; atDelivery: Owner } {
  const versions = [...former, { until: Infinity, owner: present }]
  const since = versions.slice(versions.findIndex(({ until }) => soldAt < until))
  const end = since.findIndex((version) => 'isLast' in version)
  const own = end === -1 ? since : since.slice(0, end + 1)
  const seller = own.at(-1)?.owner ?? present
  const atDelivery = own.find(({ until }) => deliveredAt < until)?.owner ?? seller
  return { seller, atSale: own[0]?.owner ?? present, atDelivery }
}
