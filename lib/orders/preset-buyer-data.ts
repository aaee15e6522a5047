import 'server-only'
import { addressKey } from '@/lib/core/text/email-address'
import { z } from 'zod'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { orderIdSchema, type Order } from './schema'

/** `version` bought or announced last. */
const presetBuyerSchema = z.object({ orderId: orderIdSchema, version: z.int() })

const MOST_COUNTED = 99

/** For the account that claims it and for announcing new versions. */
export function buyerNoted({ id, customerUid, email, items }: Order): Changes {
  const known = Object.entries(items).map(([presetId, { version }]) => [
    `presetBuyers/${presetId}/${id}`,
    version,
  ])
  const claimable = customerUid === undefined ? { [`orders/${id}/claimableBy`]: addressKey(email) } : {}
  return { ...claimable, ...Object.fromEntries(known) }
}

export function buyerForgotten({ id, items }: Order): Changes {
  const known = Object.keys(items).map((presetId) => [`presetBuyers/${presetId}/${id}`, null])
  return { [`orders/${id}/claimableBy`]: null, ...Object.fromEntries(known) }
}

/** Newest first, with the latest version announced. */
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

/** Null if more than can be counted quickly. */
export async function countBuyers(store: Store, presetId: string): Promise<number | null> {
  const { entries, next } = await findPresetBuyers(store, presetId, { limit: MOST_COUNTED })
  return next === null ? entries.length : null
}

/** Once per version. */
export async function saveVersionAnnounced(
  store: Store,
  { orderId, presetId, version }: { orderId: string; presetId: string; version: number },
  telling: Changes,
): Promise<void> {
  await store.updateOnce(`notified_${orderId}_${presetId}_${version}`, {
    [`presetBuyers/${presetId}/${orderId}`]: version,
    ...telling,
  })
}
