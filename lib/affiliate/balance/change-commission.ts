import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { commissionOf } from '../sales/commission'
import { commissionTaken, getSale } from '../sales/data'
import { getAccount, releasedMovedOnce } from './data'
import type { Sale } from '../sales/schema'
import { saleMoved } from '../sales/sale-state'

/** How an order stands, as far as its partner's commission goes by it. */
export interface OrderStanding {
  /** Cents of the price that were given back so far. */
  refunded: number
  /** What keeps the commission from being released, by the id of the dispute, refund or withdrawal. */
  holds: NonNullable<Sale['holds']>
}

/**
 * What brings a sale to how its order stands.
 *
 * Of the commission it takes back the part for the part of the price that was given back, and no cent more or less however it was cut:
 * commission(price) - commission(price - all refunds so far), at the rate that the sale was credited with. A refund that did not
 * come about after all gives its part again. What somebody has taken back whole stays so. Held, a commission that is
 * released and not yet paid out goes back to waiting.
 *
 * The update that it is part of is refused with `conflict` if the partner's sales change meanwhile; then it is to be asked anew.
 */
export async function changeCommission(
  store: Store,
  given: Sale,
  { refunded, holds }: OrderStanding,
): Promise<Changes> {
  const account = await getAccount(store, given.affiliateUid)
  const sale = (await getSale(store, given.id)) ?? given
  const isTaken = sale.review?.outcome === 'reversed'
  const { reversedAmount: before = 0 } = sale
  const reversedAmount = isTaken ? before : reversedBy(sale, refunded)
  const isReversed = isTaken || (refunded > 0 && refunded >= sale.productPrice)
  const taken = sale.reversedAmount === undefined && refunded === 0 ? {} : { reversedAmount }
  const { by, changes } = saleMoved(sale, { holds, isReversed, ...taken })
  if (Object.keys(changes).length === 0) return {}
  return {
    ...releasedMovedOnce(account, by),
    ...(await commissionTaken(store, sale, { by: reversedAmount - before, at: now() })),
    ...changes,
  }
}

/** The cents of a sale's commission that go with so many cents of its price. */
export function reversedBy(
  {
    productPrice,
    commissionAmount,
    commissionRate,
  }: Pick<Sale, 'productPrice' | 'commissionAmount' | 'commissionRate'>,
  refunded: number,
): number {
  return commissionAmount - commissionOf(productPrice - refunded, commissionRate)
}
