import 'server-only'
import { z } from 'zod'
import { referenceKeyOf } from '@/lib/orders/reference-key'
import { orderStatusSchema } from '@/lib/orders/schema'
import type { Entry } from '@/lib/store/store'
import type { Contribution, Migration } from './migration'

const countedSchema = z.object({ status: orderStatusSchema })
const foundSchema = z.object({ reference: z.string() })

/** Format 2: orders are found by what somebody types of their reference, and are counted by state. */
export const orderCounts: Migration = {
  to: 2,
  parts: [
    {
      collection: 'orders',
      contribute: ({ key, value }) => ({ values: keyOf(key, value), sums: countsOf(value) }),
    },
  ],
}

function keyOf(id: string, order: Entry['value']): Contribution['values'] {
  const { data } = foundSchema.safeParse(order)
  return data ? { [`orders/${id}/referenceKey`]: referenceKeyOf(data.reference) } : {}
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
