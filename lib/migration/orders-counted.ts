import 'server-only'
import { z } from 'zod'
import { figuresOf } from '@/lib/orders/desk/figures-of'
import { orderIndexed } from '@/lib/orders/state/order-indexed'
import { orderSchema, orderStatusSchema } from '@/lib/orders/schema'
import type { Entry } from '@/lib/store/store'
import type { Contribution, Migration } from './migration'

const countedSchema = z.object({ status: orderStatusSchema })

/** Format 2: orders are found by what somebody types of their reference, are counted by state, and make up the days' figures. */
export const ordersCounted: Migration = {
  to: 2,
  parts: [{ collection: 'orders', contribute: ({ value }) => contributionOf(value) }],
}

/** An order that cannot be read is counted if its state can. */
function contributionOf(value: Entry['value']): Contribution {
  const { data: order } = orderSchema.safeParse(value)
  return {
    values: order ? orderIndexed(order) : {},
    sums: { ...countsOf(value), ...(order ? figuresOf(order) : {}) },
  }
}

/** Every state has its count, so that what older commands have left there goes. */
function countsOf(order: Entry['value']): Contribution['sums'] {
  const { data } = countedSchema.safeParse(order)
  const counts = orderStatusSchema.options.map((status) => [
    `orderCounts/${status}`,
    Number(status === data?.status),
  ])
  return Object.fromEntries(counts)
}
