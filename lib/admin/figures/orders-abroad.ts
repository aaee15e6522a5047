import { dayOf, now } from '@/lib/core/clock'
import { recordsBooked } from '@/lib/invoices/booking-days'
import { netAbroad } from '@/lib/orders/order-figures'
import { orderSchema, type Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'

const MOST = 200

/** Consumers in other member states, oldest first; at most 200. @param from as `YYYY-MM-DD` */
export async function ordersAbroadSince(store: Store, from: string): Promise<Order[]> {
  const orders = new Map<string, Order>()
  for await (const records of recordsBooked(store, { from, to: dayOf(now()) })) {
    const values = await Promise.all(records.map(({ id }) => store.get(`orders/${id}`)))
    for (const value of values) {
      const { data: order } = orderSchema.safeParse(value)
      const paidAt = order?.history.paid?.at
      if (order && paidAt !== undefined && dayOf(paidAt) >= from && netAbroad(order) > 0)
        orders.set(order.id, order)
    }
    if (orders.size >= MOST) break
  }
  return [...orders.values()].slice(0, MOST)
}
