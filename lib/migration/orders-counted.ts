import 'server-only'
import { z } from 'zod'
import { figuresOf } from '@/lib/orders/desk/figures-of'
import { orderIndexed } from '@/lib/orders/find-data'
import { orderSchema, orderStatusSchema } from '@/lib/orders/schema'
import type { Entry } from '@/lib/store/store'
import type { Contribution, Migration } from './migration'

const countedSchema = z.object({ status: orderStatusSchema })

/** Format 2: orders are indexed by beginnings of their reference, counted by state, and summed up by day. */
export const ordersCounted: Migration = {
  to: 2,
  parts: [{ collection: 'orders', contribute: ({ value }) => contributionOf(value) }],
}

/** An unreadable order is counted if its state can be read. */
function contributionOf(value: Entry['value']): Contribution {
  const { data: order } = orderSchema.safeParse(value)
  return {
    values: order ? orderIndexed(order) : {},
    sums: { ...countsOf(value), ...(order ? figuresOf(order) : {}) },
  }
}

/** Counts every state, so that leftovers of older commands are overwritten. */
function countsOf(order: Entry['value']): Contribution['sums'] {
  const { data } = countedSchema.safeParse(order)
  const counts = orderStatusSchema.options.map((status) => [
    `orderCounts/${status}`,
    Number(status === data?.status),
  ])
  return Object.fromEntries(counts)
}
