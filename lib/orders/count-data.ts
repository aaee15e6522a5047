import { z } from 'zod'
import { changeSignal } from '@/lib/store/change-signal'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { orderStatusSchema, type OrderStatus } from './schema'

/** An order's state; `disputed` is counted in addition while a dispute about its payment is open. */
const countedSchema = z.enum([...orderStatusSchema.options, 'disputed'])
type Counted = z.infer<typeof countedSchema>

/** Number of orders by state, stored at `orderCounts/{state}`. */
export type OrderCounts = Record<Counted, number>

const signal = changeSignal('orders')
/** Signals open desk pages that an order is new or changed. */
export const ordersChanged = signal.changed
/** Changes with every new or changed order. */
export const ordersVersion = signal.version
export const watchOrders = signal.watch

const countsSchema = z.partialRecord(countedSchema, z.int())

/** Adds to a state's count; belongs in the update that creates, moves or deletes the orders. */
export function ordersCounted(status: Counted, by: number): Changes {
  return { [`orderCounts/${status}`]: increment(by) }
}

export function ordersRecounted(from: OrderStatus, to: OrderStatus): Changes {
  return from === to ? {} : { ...ordersCounted(from, -1), ...ordersCounted(to, 1) }
}

/** The counts by state; null if unreadable. */
export async function readOrderCounts(store: Store): Promise<OrderCounts | null> {
  const { data } = countsSchema.safeParse((await store.get('orderCounts')) ?? {})
  return data ? { ...noOrders(), ...data } : null
}

const countableSchema = z.object({ status: orderStatusSchema, isDisputed: z.unknown().optional() })

/** Counts stored orders one by one, including unreadable ones whose state can be read. */
export class OrderCounter {
  readonly counts = noOrders()

  add(order: unknown): void {
    const { data } = countableSchema.safeParse(order)
    if (!data) return
    this.counts[data.status] += 1
    if (data.isDisputed) this.counts.disputed += 1
  }
}

function noOrders(): OrderCounts {
  return { pending: 0, paid: 0, cancelled: 0, refunded: 0, disputed: 0 }
}
