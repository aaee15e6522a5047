import 'server-only'
import { orderSchema, orderStatusSchema } from '@/lib/orders/schema'
import type { Contribution, Migration } from './migration'
import { referenceKeyOf } from '@/lib/orders/reference-key'

/** Format 2: orders are found by what somebody types of their reference, and are counted by state. */
export const orderCounts: Migration = {
  to: 2,
  parts: [
    {
      collection: 'orders',
      contribute({ key, value }): Contribution {
        const { data: order } = orderSchema.safeParse(value)
        // The audit names it, and counts it as little.
        if (!order) return {}
        const counts = orderStatusSchema.options.map((status) => [
          `orderCounts/${status}`,
          Number(status === order.status),
        ])
        return {
          values: { [`orders/${key}/referenceKey`]: referenceKeyOf(order.reference) },
          sums: Object.fromEntries(counts),
        }
      },
    },
  ],
}
