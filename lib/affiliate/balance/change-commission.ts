import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { commissionOf } from '../sales/commission'
import { commissionTaken, getSale } from '../sales/data'
import { getAccount, releasedMovedOnce } from './data'
import type { Sale } from '../sales/schema'
import { saleMoved } from '../sales/sale-state'

/** The parts of an order's state that determine its partner's commission. */
export interface OrderStanding {
  /** Cents of the sale's price refunded so far; negative if the order was paid again at a higher price. */
  refunded: number
  /** When it was last paid, in ms. */
  paidAt?: number | undefined
  /** Reasons to hold the commission, by the id of the dispute, refund or withdrawal. */
  holds: NonNullable<Sale['holds']>
}

/**
 * Adjusts a sale to its order's state.
 *
 * Takes back the commission for the refunded part of the price, exact to the cent however refunds are split:
 * commission(price) - commission(price - all refunds so far), by the rule and rate of the sale. If a refund
 * fails after all, its share is restored; a sale reversed by hand stays reversed. A commission that is held
 * after release but before payout waits again, and so does one whose order was paid again.
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

/** An order is paid before its sale is recorded. A later payment time means that the first payment was taken back. */
function isPaidAnew(sale: Sale, paidAt: number | undefined): paidAt is number {
  return sale.status === 'reversed' && paidAt !== undefined && paidAt > (sale.paidAgainAt ?? sale.saleDate)
}

/** Cents of a sale's commission that fall on this part of its price. */
export function reversedBy(
  sale: Pick<Sale, 'productPrice' | 'commissionAmount' | 'commissionRate' | 'commissionRule'>,
  refunded: number,
): number {
  return sale.commissionAmount - commissionOf(sale.productPrice - refunded, sale)
}
