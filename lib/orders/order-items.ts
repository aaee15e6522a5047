import { weightsOf, type DiscountRule } from '@/lib/cart/discount-amount'
import { splitCents } from '@/lib/core/money'
import type { Order, OrderDiscount } from './schema'

/** Cents. */
export interface OrderItem {
  id: string
  name: string
  price: number
  version: number
}

/** In cart order, before discounts; in a bundle, the share of its price. */
export function itemsOf(order: Pick<Order, 'items'>): OrderItem[] {
  return Object.entries(order.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id, { name, price, version }]) => ({ id, name, price, version }))
}

export function bundleNameOf(
  { items, bundles }: Pick<Order, 'items' | 'bundles'>,
  id: string,
): string | undefined {
  const bundleId = items[id]?.bundle?.id
  return bundleId === undefined ? undefined : bundles?.[bundleId]?.name
}

/** At the prices paid, adding up to the cent: a discount is split by price, a reduction by what is left of all. */
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

export function ruleOf(discount: OrderDiscount | undefined): DiscountRule | undefined {
  if (!discount) return undefined
  const { percent, fixed, only } = discount
  return { percent, fixed, presetIds: only && Object.keys(only) }
}
