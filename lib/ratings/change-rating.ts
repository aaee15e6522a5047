import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getRatedItem, getRating, itemChanged, type ItemKey } from './data'
import type { RatedItem, Rating } from './schema'

/** Outcome of a change; a null `rating` deletes it, and `also` is written with it. */
interface Decision {
  rating: Rating | null
  also?: Changes
}

/**
 * Changes the rating of an order's preset as `decide` says, in one atomic write with the preset's totals. If
 * someone else changes it meanwhile, `decide` is called again with the new state.
 * @param decide returns null to leave everything as it is, or throws to refuse
 * @throws ShopError `order_state` if it can never be changed again, which the audit also reports
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
