import 'server-only'
import type { Store } from '@/lib/store/store'
import { getRatedItems } from './data'
import { withdrawRating } from './withdraw-rating'

/**
 * Deletes all that was rated of an order, before the account or the order goes that it came from: nobody could take it back any
 * more, nor could the shop show that it came from a buyer.
 */
export async function removeRatings(store: Store, orderId: string): Promise<void> {
  for (const presetId of Object.keys(await getRatedItems(store, orderId)))
    await withdrawRating(store, { orderId, presetId })
}
