import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { commissionOf } from '../sales/commission'
import { commissionTaken, getSale } from '../sales/data'
import { getAccount, releasedMovedOnce } from './data'
import type { Sale } from '../sales/schema'
import { saleMoved } from '../sales/sale-state'

/** The state of an order that determines its partner's commission. */
export interface OrderStanding {
  /** Cents of the sale's price refunded so far; below 0 if its order was paid anew at a higher one. */
  refunded: number
  /** When it was paid, the last time. */
  paidAt?: number | undefined
  /** Reasons to hold the commission, by the id of the dispute, refund or withdrawal. */
  holds: NonNullable<Sale['holds']>
}

/**
 * Adjusts a sale to its order's state.
 *
 * Takes back the commission for the refunded part of the price, exact to the cent however refunds are split:
 * commission(price) - commission(price - all refunds so far), by the rule and at the rate of the sale. If a
 * refund fails after all, its share is restored; a sale reversed by hand stays reversed. A commission that is
 * held after release but before payout goes back to waiting, and so does one whose order was paid anew.
 *
 * The update containing these changes fails with `conflict` if the partner's sales change meanwhile; then
 * compute them again.
 */
export async function changeCommission(
  store: Store,
  given: Sale,
  { refunded, paidAt, holds }: OrderStanding,
): Promise<Changes> {
  const account = await getAccount(store, given.affiliateUid)
  const sale = (await getSale(store, given.id)) ?? given
  const isTaken = sale.review?.outcome === 'reversed'
  const { reversedAmount: before = 0 } = sale
  const reversedAmount = isTaken ? before : reversedBy(sale, refunded)
  const isReversed = isTaken || (refunded > 0 && refunded >= sale.productPrice)
  const taken = sale.reversedAmount === undefined && refunded === 0 ? {} : { reversedAmount }
  const paidAnew = isPaidAnew(sale, paidAt) ? { paidAgainAt: paidAt } : {}
  const { by, changes } = saleMoved(sale, { holds, isReversed, ...taken, ...paidAnew })
  if (Object.keys(changes).length === 0) return {}
  return {
    ...releasedMovedOnce(account, by),
    ...(await commissionTaken(store, sale, { by: reversedAmount - before, at: now() })),
    ...changes,
  }
}

/** Credited orders are paid before their sale, unless that payment was taken back. */
function isPaidAnew(sale: Sale, paidAt: number | undefined): paidAt is number {
  return sale.status === 'reversed' && paidAt !== undefined && paidAt > (sale.paidAgainAt ?? sale.saleDate)
}

/** The part of a sale's commission, in cents, for this part of its price. */
export function reversedBy(
  sale: Pick<Sale, 'productPrice' | 'commissionAmount' | 'commissionRate' | 'commissionRule'>,
  refunded: number,
): number {
  return sale.commissionAmount - commissionOf(sale.productPrice - refunded, sale)
}
