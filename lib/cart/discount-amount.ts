import { percentOf } from '@/lib/core/money'

/** Highest discount of a code, in percent: leaves enough of usual prices for card payment. */
export const MOST_PERCENT = 80

/** A code's reduction: a percentage, or a fixed amount in cents; of some presets, or of all. */
export interface DiscountRule {
  /** 0 for a fixed amount. */
  percent: number
  fixed?: number | undefined
  presetIds?: readonly string[] | undefined
}

/** In cents; 0 for items that the code is not for. */
export function weightsOf(
  items: readonly { id: string; price: number }[],
  presetIds: readonly string[] | undefined,
): number[] {
  return items.map(({ id, price }) => (presetIds === undefined || presetIds.includes(id) ? price : 0))
}

/** In cents, rounded once for all items. Free of zod: the cart loads it, the shop and its audit work it out again. */
export function discountAmount(
  items: readonly { id: string; price: number }[],
  { percent, fixed, presetIds }: DiscountRule,
): number {
  const sum = weightsOf(items, presetIds).reduce((whole, price) => whole + price, 0)
  return fixed === undefined ? percentOf(sum, percent) : Math.min(fixed, percentOf(sum, MOST_PERCENT))
}
