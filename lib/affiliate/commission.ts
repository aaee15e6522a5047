import { percentOf } from '@/lib/core/money'

/** A partner's commission in cents for a price in cents; a missing rate (percent) counts as 0. */
export function commissionOf(price: number, rate: number | undefined): number {
  return percentOf(price, rate ?? 0)
}
