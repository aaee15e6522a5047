import 'server-only'
import type { Store } from '@/lib/store/store'
import { getRatedItems } from './data'
import { withdrawRating } from './withdraw-rating'

/**
 * Deletes all ratings of an order before the account or the order is deleted: afterwards nobody could take them
 * back, nor could the shop show that they came from a buyer.
 */
export async function removeRatings(store: Store, orderId: string): Promise<void> {
  for (const presetId of Object.keys(await getRatedItems(store, orderId)))
    await withdrawRating(store, { orderId, presetId })
}
