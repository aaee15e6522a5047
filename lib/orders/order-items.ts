import { weightsOf, type DiscountRule } from '@/lib/cart/discount-amount'
import { splitCents } from '@/lib/core/money'
import type { Order, OrderDiscount } from './schema'

/** An order's item; the price in cents. */
export interface OrderItem {
  id: string
  name: string
  price: number
  /** The version that was bought. */
  version: number
}

/** An order's items in cart order, at their prices before any discount. Those of a bundle have its price's shares. */
export function itemsOf(order: Pick<Order, 'items'>): OrderItem[] {
  return Object.entries(order.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id, { name, price, version }]) => ({ id, name, price, version }))
}

/** The name of the bundle that an item was bought in; undefined if it was bought alone. */
export function bundleNameOf(
  { items, bundles }: Pick<Order, 'items' | 'bundles'>,
  id: string,
): string | undefined {
  const bundleId = items[id]?.bundle?.id
  return bundleId === undefined ? undefined : bundles?.[bundleId]?.name
}

/**
 * An order's items at the prices paid: the discount is split in proportion to the prices of those that it is for, and a reduction in
 * proportion to what is left of all, so that they add up to the order's total to the cent.
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

/** The rule that an order's discount was worked out by. */
export function ruleOf(discount: OrderDiscount | undefined): DiscountRule | undefined {
  if (!discount) return undefined
  const { percent, fixed, only } = discount
  return { percent, fixed, presetIds: only && Object.keys(only) }
}
