import 'server-only'
import type { Store } from '@/lib/store/store'
import { changeRating } from './change-rating'
import type { ItemKey } from './data'

/** Deletes what was rated of an order's preset, if anything was. Its author may do so at any time, also after a refund. */
export function withdrawRating(store: Store, key: ItemKey): Promise<void> {
  return changeRating(store, key, (rating) => (rating ? { rating: null } : null))
}
