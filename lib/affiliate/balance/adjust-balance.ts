import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { changeReleased } from './change-released'
import { entryAdded } from '../sales/data'

interface Adjustment {
  /** Cents; negative to deduct. */
  amount: number
  /** The partner sees it, too. */
  note: string
  /** Created by the form, so that submitting twice counts once. */
  key: string
}

/**
 * Released at once, for the next payout, whose credit note states the reason. False if it was already written.
 * @param further gets the account as it was before
 */
export async function adjustBalance(
  store: Store,
  uid: string,
  { amount, note, key }: Adjustment,
  further: (released: number) => Changes = () => ({}),
): Promise<boolean> {
  const onceKey = `once/adjustment_${key}` as const
  return changeReleased(store, uid, async ({ released, adjusted = {} }) => {
    if ((await store.get(onceKey)) !== null) return null
    const at = now()
    const entry = entryAdded(uid, { kind: 'adjustment', amount, at, note })
    const place = Object.keys(adjusted).length + 1
    const kept = { [`affiliateUsers/${uid}/adjusted/${place}`]: { amount, note } }
    const changes = { ...entry, ...kept, [onceKey]: at, ...further(released) }
    return { by: amount, changes }
  })
}
