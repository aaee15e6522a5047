import { splitCents } from '@/lib/core/money'
import type { Order } from './schema'

/** The items of an order in the sequence of the cart; prices in cents, before any discount. */
export function itemsOf(order: Order): { id: string; name: string; price: number }[] {
  return Object.entries(order.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id, { name, price }]) => ({ id, name, price }))
}

/**
 * The same items at what is to be paid, or was paid, for each: the discount is split among them in proportion to their prices,
 * so that together they are the order's total to the cent.
 */
export function paidItemsOf(order: Order): { id: string; name: string; price: number }[] {
  const items = itemsOf(order)
  const prices = items.map(({ price }) => price)
  const less = splitCents(order.discount?.amount ?? 0, prices)
  return items.map((item, index) => ({ ...item, price: item.price - (less[index] ?? 0) }))
}
