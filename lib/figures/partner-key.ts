import { dayOf } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { keyWithin } from './bounded-keys'

/** Partners whose orders of a day are counted separately. */
const PARTNERS_PER_DAY = 50
/** Counts the orders of all other partners. */
export const OTHER_PARTNERS = 'sonstige'

/**
 * The key under which an order's figures count its partner. Decided once and stored with the order, so that
 * later changes of the order count there, too.
 * @param at when the order is placed, in ms
 */
export function partnerKey(store: Store, uid: string, at: number): Promise<string> {
  const day = dayOf(at)
  const path = `figures/${day}/partners` as const
  const bounds = { onceKey: `figure_${day}_partner`, limit: PARTNERS_PER_DAY, rest: OTHER_PARTNERS }
  return keyWithin(store, { path, ...bounds, counter: 'orders' }, uid)
}
