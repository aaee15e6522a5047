import 'server-only'
import { itemsOf } from '@/lib/orders/order-items'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getRatedItems, getRating } from './data'
import { mayRate } from './may-rate'
import type { OwnRating, Rating } from './schema'

/** A preset of an order that can be rated, or was. */
export interface RateableItem {
  id: string
  name: string
  /** Whether it can be rated, or its rating changed; what there is can be deleted all the same. */
  isOpen: boolean
  rating: OwnRating | null
}

/** What the buyer of an order can rate of it, and has. */
export async function ownRatings(store: Store, order: Order): Promise<RateableItem[]> {
  const rated = await ratingsOf(store, order.id)
  return itemsOf(order).flatMap(({ id, name }) => {
    const rating = rated.find(({ presetId }) => presetId === id) ?? null
    const isOpen = mayRate(order, id)
    return isOpen || rating ? [{ id, name, isOpen, rating }] : []
  })
}

/** All that was rated of an order, and can be read. */
async function ratingsOf(store: Store, orderId: string): Promise<Rating[]> {
  return (await listRatingsOf(store, orderId)).entries
}

/** The same, with the paths of what cannot be read. */
export async function listRatingsOf(
  store: Store,
  orderId: string,
): Promise<{ entries: Rating[]; broken: string[] }> {
  const items = await readOr(getRatedItems(store, orderId), null)
  if (!items) return { entries: [], broken: [`ratedItems/${orderId}`] }
  const ids = Object.values(items).flatMap(({ ratingId }) => ratingId ?? [])
  const found = await Promise.all(
    ids.map(async (id) => ({ id, rating: await readOr(getRating(store, id), 'broken') })),
  )
  return {
    entries: found.flatMap(({ rating }) => (rating && rating !== 'broken' ? [rating] : [])),
    broken: found.flatMap(({ id, rating }) => (rating === 'broken' ? [`ratings/${id}`] : [])),
  }
}
