import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { changeReleased } from './change-released'
import { getSale } from './sale-data'
import { saleFlagged } from './flag-data'
import { releasedOf, saleHeld } from './release-data'
import type { Flag, Sale } from './sale-schema'

/**
 * Holds a sale for reasons that were found later, unless it is held, paid out or decided about meanwhile. One that is released is not
 * any more.
 * @returns whether it is held by this
 */
export function flagSale(store: Store, { id, affiliateUid }: Sale, flags: readonly Flag[]): Promise<boolean> {
  return changeReleased(store, affiliateUid, async () => {
    const sale = await getSale(store, id)
    if (!sale || !isOpen(sale)) return null
    return {
      by: -releasedOf(sale),
      changes: { ...saleHeld(sale, 'flag'), ...saleFlagged(sale, flags, now()) },
    }
  })
}

/** Whether a sale can still be held, and nobody has decided about it. */
export function isOpen({ status, held, review }: Sale): boolean {
  return (status === 'pending' || status === 'approved') && held === undefined && review === undefined
}

/** What holds a sale apart from a dispute: reasons that nobody has decided about. */
export function heldByFlags({ flags, review }: Sale): 'flag' | null {
  return flags !== undefined && review === undefined ? 'flag' : null
}
