import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes } from '@/lib/store/store'
import { commissionOf } from './commission'
import { saleReversed } from './data'
import type { Sale } from './schema'

/**
 * What takes back the commission for the part of a sale's price that was given back, and no cent more or less however it
 * was cut: commission(price) - commission(price - all refunds so far), at the rate that the sale was credited with. A refund
 * that did not come about after all gives its part again. What somebody has taken back whole stays so.
 * @param refunded cents of the price that were given back so far
 */
export function reverseCommission(sale: Sale, refunded: number): Changes {
  if (sale.review?.outcome === 'reversed') return {}
  const reversedAmount = reversedBy(sale, refunded)
  const status = refunded >= sale.productPrice ? 'reversed' : 'pending'
  return saleReversed(sale, { reversedAmount, status, at: now() })
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
