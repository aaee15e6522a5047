import type { Listing } from '@/lib/core/listing'
import { getOrder } from '@/lib/orders/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { findRatings } from './data'
import type { Rating, RatingStatus } from './schema'

export interface DeskRating {
  rating: Rating
  /** The ids if the order is gone. */
  presetName: string
  reference: string
}

export async function deskRatings(
  store: Store,
  status: RatingStatus,
  page: Page,
): Promise<Listing<DeskRating>> {
  const { entries, ...listing } = await findRatings(store, status, page)
  return { ...listing, entries: await Promise.all(entries.map((rating) => deskRating(store, rating))) }
}

async function deskRating(store: Store, rating: Rating): Promise<DeskRating> {
  const { orderId, presetId } = rating
  const order = await readOr(getOrder(store, orderId), null)
  return {
    rating,
    presetName: order?.items[presetId]?.name ?? presetId,
    reference: order?.reference ?? orderId,
  }
}
