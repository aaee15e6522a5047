import { Increment, type Changes, type Json } from '@/lib/store/store'
import { withValue } from '@/lib/store/tree'
import { orderSchema, type Order } from './schema'

/** Ignores increments: their result is unknown. @throws ZodError if it could not be read back */
export function orderAfter(order: Order, changes: Changes): Order {
  const path = `orders/${order.id}/`
  let after: Json | undefined = order
  for (const [changed, value] of Object.entries(changes)) {
    if (!changed.startsWith(path) || value instanceof Increment) continue
    after = withValue(after ?? null, changed.slice(path.length).split('/'), value)
  }
  return orderSchema.parse(after)
}
