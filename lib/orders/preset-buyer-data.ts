import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { presetBuyerSchema, type Order } from './schema'

/** What lets the buyer of a paid order be found: by the account that takes it over, and by who tells of new versions. */
export function buyerNoted({ id, customerUid, email, items }: Order): Changes {
  const known = Object.entries(items).map(([presetId, { version = 0 }]) => [
    `presetBuyers/${presetId}/${id}`,
    version,
  ])
  const claimable = customerUid === undefined ? { [`orders/${id}/claimableBy`]: email.toLowerCase() } : {}
  return { ...claimable, ...Object.fromEntries(known) }
}

/** Orders by which a preset was bought, newest first, each with the version that its buyer knows of. */
export function findPresetBuyers(
  store: Store,
  presetId: string,
  page: Page,
): Promise<Listing<{ orderId: string; version: number }>> {
  const read = async (part: Page) => {
    const entries = await store.list(`presetBuyers/${presetId}`, part)
    return entries.map(({ key, value }) => ({ key, value: { orderId: key, version: value } }))
  }
  return readPage(read, presetBuyerSchema, page)
}

/**
 * Writes that the buyer of an order knows of a version of a preset, with what tells of it; once for each version.
 */
export async function saveVersionTold(
  store: Store,
  { orderId, presetId, version }: { orderId: string; presetId: string; version: number },
  telling: Changes,
): Promise<void> {
  await store.updateOnce(`told_${orderId}_${presetId}_${version}`, {
    [`presetBuyers/${presetId}/${orderId}`]: version,
    ...telling,
  })
}
