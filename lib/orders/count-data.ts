import { z } from 'zod'
import { changeSignal } from '@/lib/store/change-signal'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { orderStatusSchema, type OrderStatus } from './schema'

/** `disputed` is counted in addition while a dispute is open. */
const countedSchema = z.enum([...orderStatusSchema.options, 'disputed'])
type Counted = z.infer<typeof countedSchema>

/** Stored at `orderCounts/{state}`. */
export type OrderCounts = Record<Counted, number>

const signal = changeSignal('orders')
export const ordersChanged = signal.changed
export const ordersVersion = signal.version
export const watchOrders = signal.watch

const countsSchema = z.partialRecord(countedSchema, z.int())

/** For the update that creates, moves or deletes the orders. */
export function ordersCounted(status: Counted, by: number): Changes {
  return { [`orderCounts/${status}`]: increment(by) }
}

export function ordersRecounted(from: OrderStatus, to: OrderStatus): Changes {
  return from === to ? {} : { ...ordersCounted(from, -1), ...ordersCounted(to, 1) }
}

export async function readOrderCounts(store: Store): Promise<OrderCounts | null> {
  const { data } = countsSchema.safeParse((await store.get('orderCounts')) ?? {})
  return data ? { ...noOrders(), ...data } : null
}

const countableSchema = z.object({ status: orderStatusSchema, isDisputed: z.unknown().optional() })

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
