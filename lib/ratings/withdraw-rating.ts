import 'server-only'
import type { Store } from '@/lib/store/store'
import { changeRating } from './change-rating'
import type { ItemKey } from './data'

/** Deletes the rating of an order's preset, if there is one. Its author may do so at any time, even after a refund. */
export function withdrawRating(store: Store, key: ItemKey): Promise<void> {
  return changeRating(store, key, (rating) => (rating ? { rating: null } : null))
}
