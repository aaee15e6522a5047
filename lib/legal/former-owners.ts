import 'server-only'
import { z } from 'zod'
import { storedValue } from '@/lib/store/stored-value'
import type { Changes, Store } from '@/lib/store/store'
import { ownerSchema, type Owner } from './schema'

/** The owner as it was until a change, stored at `setup/formerOwners/{changes}`; time in ms. */
export const formerOwnerSchema = z.object({
  until: z.int(),
  owner: ownerSchema,
  /** True if the shop then went to another person. */
  isLast: z.literal(true).exactOptional(),
})
export type FormerOwner = z.infer<typeof formerOwnerSchema>

/** The owner before each change, oldest first; one for each time that somebody has changed it. */
export async function readFormerOwners(store: Store): Promise<FormerOwner[]> {
  const stored = z.record(z.string(), formerOwnerSchema).parse((await store.get('setup/formerOwners')) ?? {})
  return Object.values(stored).sort((one, other) => one.until - other.until)
}

/** Keeps the owner before a change, which is the one of this number. */
export function formerOwnerKept(change: number, former: FormerOwner): Changes {
  return { [`setup/formerOwners/${change}`]: storedValue(former) }
}

/**
 * Who has sold on a day, by name and address as they were last, and how the sale is taxed that is delivered on another; in ms. An
 * owner who is no more keeps the tax of the last day.
 * @param former as `readFormerOwners` reads them
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
