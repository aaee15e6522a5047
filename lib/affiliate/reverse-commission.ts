import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { commissionOf } from './commission'
import { getSale, saleReversed } from './sale-data'
import { getAccount, releasedMovedOnce, saleSettled } from './release-data'
import type { Sale } from './sale-schema'

/**
 * What takes back the commission for the part of a sale's price that was given back, and no cent more or less however it
 * was cut: commission(price) - commission(price - all refunds so far), at the rate that the sale was credited with. A refund
 * that did not come about after all gives its part again. What was released, be it paid out or not, is less by it. What
 * somebody has taken back whole stays so.
 *
 * The update that it is part of is refused with `conflict` if the partner's sales change meanwhile; then it is to be asked anew.
 * @param refunded cents of the price that were given back so far
 */
export async function reverseCommission(store: Store, given: Sale, refunded: number): Promise<Changes> {
  const account = await getAccount(store, given.affiliateUid)
  const sale = (await getSale(store, given.id)) ?? given
  if (sale.review?.outcome === 'reversed') return {}
  const reversedAmount = reversedBy(sale, refunded)
  const by = sale.releasedAt === undefined ? 0 : (sale.reversedAmount ?? 0) - reversedAmount
  return {
    ...releasedMovedOnce(account, by),
    ...(await saleReversed(store, sale, { reversedAmount, at: now() })),
    ...saleSettled(sale, { isReversed: refunded >= sale.productPrice }),
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
