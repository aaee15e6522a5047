import type { Order } from './schema'

/** The items of an order in the sequence of the cart; prices in cents. */
export function itemsOf(order: Order): { id: string; name: string; price: number }[] {
  return Object.entries(order.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id, { name, price }]) => ({ id, name, price }))
}
