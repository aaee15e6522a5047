import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { retried } from '@/lib/store/retried'
import type { Changes, Store } from '@/lib/store/store'
import { getRatedItem, getRating, saveChange, type ItemKey } from './data'
import type { RatedItem, Rating } from './schema'

/** What becomes of a rating; `rating` is null to delete it, and `also` is written with it. */
interface Decision {
  rating: Rating | null
  also?: Changes
}

/**
 * Changes what was rated of an order's preset by what `decide` makes of it, in one atomic write with the preset's figures. If
 * somebody else changes it meanwhile, `decide` is asked again with what it is then.
 * @param decide gives null to leave everything as it is, or throws to refuse
 * @throws ShopError `order_state` if it can never be changed, which the audit names too
 */
export function changeRating(
  store: Store,
  key: ItemKey,
  decide: (rating: Rating | null, item: RatedItem) => Decision | null,
): Promise<void> {
  return retried(() => changeIt(store, key, decide))
}

async function changeIt(...[store, key, decide]: Parameters<typeof changeRating>): Promise<void> {
  let refused: number | null = null
  for (;;) {
    // First the number, then what it counts: what is read too new is refused with it.
    const item = await getRatedItem(store, key)
    if (item.changes === refused) throw new ShopError('order_state')
    const before = item.ratingId === undefined ? null : await getRating(store, item.ratingId)
    const decision = decide(before, item)
    if (!decision) return
    const { rating: after, also = {} } = decision
    const hidden = after ? undefined : (before?.hidden ?? item.hidden)
    if (await saveChange(store, key, item, { before, after, hidden, also })) return
    refused = item.changes
  }
}
