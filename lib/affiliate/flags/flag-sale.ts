import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { changeReleased } from '../balance/change-released'
import { getSale } from '../sales/data'
import { saleMoved } from '../sales/sale-state'
import type { Flag, Sale } from '../sales/schema'

/**
 * Holds a sale for reasons found later, unless it was flagged, paid out or reviewed meanwhile. A release is
 * undone.
 * @returns whether it is now held
 */
export function flagSale(store: Store, { id, affiliateUid }: Sale, flags: readonly Flag[]): Promise<boolean> {
  return changeReleased(store, affiliateUid, async () => {
    const sale = await getSale(store, id)
    if (!sale || !isOpen(sale)) return null
    const at = now()
    return saleMoved(sale, { flags: Object.fromEntries(flags.map((flag) => [flag, at])) })
  })
}

/** Whether a sale can still be held, and was neither flagged nor reviewed. */
export function isOpen({ status, flags, review }: Sale): boolean {
  return (status === 'pending' || status === 'approved') && flags === undefined && review === undefined
}
