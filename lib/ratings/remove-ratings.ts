import type { Store } from '@/lib/store/store'
import { getRatedItems, type ItemKey } from './data'
import { changeRating } from './change-rating'

/** Before account or order goes: later nobody could remove them, nor the shop prove that a buyer wrote them. */
export async function removeRatings(store: Store, orderId: string): Promise<void> {
  for (const presetId of Object.keys(await getRatedItems(store, orderId)))
    await removeRating(store, { orderId, presetId })
}

/** Deletes the rating of an order's preset, if any. Its author may do so at any time, even after a refund. */
export function removeRating(store: Store, key: ItemKey): Promise<void> {
  return changeRating(store, key, (rating) => (rating ? { rating: null } : null))
}
