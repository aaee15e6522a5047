import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { getSale, saleHeld } from './data'
import { saleFlagged } from './flag-data'
import type { Flag, Sale } from './schema'

/** Holds a sale for reasons that were found later, unless it is held, paid out or decided about meanwhile. */
export async function flagSale(store: Store, saleId: string, flags: readonly Flag[]): Promise<void> {
  const sale = await getSale(store, saleId)
  if (!sale || !isOpen(sale)) return
  await store.update({ ...saleHeld(sale, 'flag'), ...saleFlagged(sale, flags, now()) })
}

/** Whether a sale can still be held, and nobody has decided about it. */
export function isOpen({ status, held, review }: Sale): boolean {
  return (status === 'pending' || status === 'approved') && held === undefined && review === undefined
}

/** What holds a sale apart from a dispute: reasons that nobody has decided about. */
export function heldByFlags({ flags, review }: Sale): 'flag' | null {
  return flags !== undefined && review === undefined ? 'flag' : null
}
