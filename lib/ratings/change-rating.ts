import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getRatedItem, getRating, itemChanged, type ItemKey, getRatedItems } from './data'
import type { RatedItem, Rating } from './schema'

/** A null `rating` deletes it; `also` is written with it. */
interface Decision {
  rating: Rating | null
  also?: Changes
}

/**
 * In one write with the totals; after a concurrent change, decides again.
 * @param decide null: no change; may throw to refuse
 * @throws ShopError `order_state` if it can never be changed again; the audit reports that, too
 */
export function changeRating(
  store: Store,
  key: ItemKey,
  decide: (rating: Rating | null, item: RatedItem) => Decision | null | Promise<Decision | null>,
): Promise<void> {
  return optimisticUpdate<void>(
    store,
    async () => {
      // Read first: if the record read after it is newer, the write is refused.
      const item = await getRatedItem(store, key)
      const before = item.ratingId === undefined ? null : await getRating(store, item.ratingId)
      const decision = await decide(before, item)
      if (!decision) return { result: undefined }
      const { rating: after, also = {} } = decision
      const hidden = after ? undefined : (before?.hidden ?? item.hidden)
      return { ...itemChanged(key, item, { before, after, hidden, also }), result: undefined }
    },
    () => new ShopError('order_state'),
  )
}

/** Before the account or order is deleted: afterwards nobody could remove or verify them. */
export async function removeRatings(store: Store, orderId: string): Promise<void> {
  for (const presetId of Object.keys(await getRatedItems(store, orderId)))
    await removeRating(store, { orderId, presetId })
}

/** Deletes the rating of an order's preset, if any. Its author may do so at any time, even after a refund. */
export function removeRating(store: Store, key: ItemKey): Promise<void> {
  return changeRating(store, key, (rating) => (rating ? { rating: null } : null))
}
