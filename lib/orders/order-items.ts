import { weightsOf, type DiscountRule } from '@/lib/cart/discount-amount'
import { splitCents } from '@/lib/core/money'
import type { Order, OrderDiscount } from './schema'

/** The price is in cents. */
export interface OrderItem {
  id: string
  name: string
  price: number
  /** The version that was bought. */
  version: number
}

/**
 * An order's items in cart order, at their prices before discounts. An item of a bundle has its share of the
 * bundle's price.
 */
export function itemsOf(order: Pick<Order, 'items'>): OrderItem[] {
  return Object.entries(order.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id, { name, price, version }]) => ({ id, name, price, version }))
}

/** The name of the bundle that an item belongs to; undefined if it was bought alone. */
export function bundleNameOf(
  { items, bundles }: Pick<Order, 'items' | 'bundles'>,
  id: string,
): string | undefined {
  const bundleId = items[id]?.bundle?.id
  return bundleId === undefined ? undefined : bundles?.[bundleId]?.name
}

/**
 * An order's items at the prices paid. The discount is split in proportion to the prices of the items it
 * applies to, and a reduction in proportion to what is left of all, so that they add up to the total to the
 * cent.
 */
export function paidItemsOf({
  items,
  discount,
  reduction = 0,
}: Pick<Order, 'items' | 'discount' | 'reduction'>) {
  const listed = itemsOf({ items })
  const weights = weightsOf(listed, ruleOf(discount)?.presetIds)
  const agreed = lessened(listed, discount?.amount ?? 0, weights)
  const left = agreed.map(({ price }) => price)
  return lessened(agreed, reduction, left)
}

function lessened<Item extends { price: number }>(
  items: readonly Item[],
  by: number,
  weights: readonly number[],
): Item[] {
  const less = splitCents(by, weights)
  return items.map((item, index) => ({ ...item, price: item.price - (less[index] ?? 0) }))
}

/** The rule by which an order's discount was computed. */
export function ruleOf(discount: OrderDiscount | undefined): DiscountRule | undefined {
  if (!discount) return undefined
  const { percent, fixed, only } = discount
  return { percent, fixed, presetIds: only && Object.keys(only) }
}
