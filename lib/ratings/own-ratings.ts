import { now } from '@/lib/core/clock'
import { itemsOf } from '@/lib/orders/order-items'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getRatedItems, getRating } from './data'
import { mayRate } from './rate-preset'
import type { OwnRating, Rating } from './schema'

export interface RateableItem {
  id: string
  name: string
  /** An existing rating can always be deleted. */
  isOpen: boolean
  isAsked: boolean
  rating: OwnRating | null
}

/** Time to listen to a preset before the page asks. */
const ASKED_AFTER_MS = 3 * 24 * 60 * 60_000

export async function ownRatings(store: Store, order: Order): Promise<RateableItem[]> {
  const rated = await ratingsOf(store, order.id)
  const wasHeard = (order.history.paid?.at ?? now()) <= now() - ASKED_AFTER_MS
  return itemsOf(order).flatMap(({ id, name }) => {
    const rating = rated.find(({ presetId }) => presetId === id) ?? null
    const isOpen = mayRate(order, id)
    return isOpen || rating ? [{ id, name, isOpen, isAsked: wasHeard && isOpen && !rating, rating }] : []
  })
}

async function ratingsOf(store: Store, orderId: string): Promise<Rating[]> {
  return (await listRatingsOf(store, orderId)).entries
}

/** All ratings of an order, with the paths of unreadable ones. */
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
