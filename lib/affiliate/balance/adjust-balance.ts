import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { changeReleased } from './change-released'
import { entryAdded } from '../sales/data'

interface Adjustment {
  /** Cents; below zero takes away. */
  amount: number
  /** Why; the partner sees it too. */
  note: string
  /** Made by the form, so that a second press does nothing. */
  key: string
}

/**
 * Changes by hand what a partner is owed; it is released at once, and part of the next payout.
 * @param further gives what is written with it, by what the partner has released before
 * @returns false if this was written before
 */
export async function adjustBalance(
  store: Store,
  uid: string,
  { amount, note, key }: Adjustment,
  further: (released: number) => Changes = () => ({}),
): Promise<boolean> {
  const mark = `once/adjustment_${key}`
  return changeReleased(store, uid, async ({ released }) => {
    if ((await store.get(mark)) !== null) return null
    const at = now()
    const entry = entryAdded(uid, { kind: 'adjustment', amount, at, note })
    const changes = { ...entry, [mark]: at, ...further(released) }
    return { by: amount, changes }
  })
}
