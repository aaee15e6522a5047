import 'server-only'
import { z } from 'zod'
import { changeSignal } from '@/lib/store/change-signal'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { orderStatusSchema, type OrderStatus } from '../schema'

/** How many orders are in each state now, as stored at `orderCounts/{status}`. */
export type OrderCounts = Record<OrderStatus, number>

const signal = changeSignal('orders')
/** What tells the desks that are open of a new order, or of a change of one. */
export const ordersChanged = signal.changed
/** Differs as soon as an order was added or has changed. */
export const ordersVersion = signal.version
/** Tells the version of the orders, now and after each change. */
export const watchOrders = signal.watch

const countsSchema = z.partialRecord(orderStatusSchema, z.int())

/** What counts orders in a state, or fewer of them; to be written in the update that brings them there or deletes them. */
export function ordersCounted(status: OrderStatus, by: number): Changes {
  return { [`orderCounts/${status}`]: increment(by) }
}

/** What counts an order that goes from one state to another. */
export function orderMoved(from: OrderStatus, to: OrderStatus): Changes {
  return from === to ? {} : { ...ordersCounted(from, -1), ...ordersCounted(to, 1) }
}

/** How many orders are in each state; null if what is stored cannot be read. */
export async function readOrderCounts(store: Store): Promise<OrderCounts | null> {
  const { data } = countsSchema.safeParse((await store.get('orderCounts')) ?? {})
  return data ? { ...noOrders(), ...data } : null
}

/** Counts orders as they are stored one by one, also those that the shop cannot read but for their state. */
export class OrderCounter {
  readonly counts = noOrders()

  add(order: unknown): void {
    const { data } = z.object({ status: orderStatusSchema }).safeParse(order)
    if (data) this.counts[data.status] += 1
  }
}

function noOrders(): OrderCounts {
  return { pending: 0, paid: 0, cancelled: 0, refunded: 0 }
}
