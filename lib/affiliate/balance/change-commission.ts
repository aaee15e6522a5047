import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { commissionOf } from '../sales/commission'
import { commissionTaken, getSale } from '../sales/data'
import { getAccount, releasedMovedOnce } from './data'
import type { Sale } from '../sales/schema'
import { saleMoved } from '../sales/sale-state'

export interface OrderStanding {
  /** Cents of the sale's price; negative if the order was paid again at a higher price. */
  refunded: number
  /** In ms; of the last payment. */
  paidAt?: number | undefined
  /** By the id of the dispute, refund or withdrawal. */
  holds: NonNullable<Sale['holds']>
}

/**
 * Takes back commission exactly to the cent however refunds are split: commission(price) - commission(price - all
 * refunds so far), by the sale's rule and rate. A refund that fails after all restores its share; a sale reversed by
 * hand stays so. A commission held after release but before payout waits again, and so does one whose order was paid
 * again. The update fails with `conflict` if the partner's sales change meanwhile; then compute the changes again.
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

/** An order is paid before its sale is recorded: a later payment means that the first was taken back. */
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
