import { dayOf } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { keyWithin } from './bounded-keys'

const PARTNERS_PER_DAY = 50
export const OTHER_PARTNERS = 'sonstige'

/** Decided once and stored with the order, for its later changes, too. @param at when it is placed, in ms */
export function partnerKey(store: Store, uid: string, at: number): Promise<string> {
  const day = dayOf(at)
  const path = `figures/${day}/partners` as const
  const bounds = { onceKey: `figure_${day}_partner`, limit: PARTNERS_PER_DAY, rest: OTHER_PARTNERS }
  return keyWithin(store, { path, ...bounds, counter: 'orders' }, uid)
}
