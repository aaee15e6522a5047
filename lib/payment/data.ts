import 'server-only'
import { z } from 'zod'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'

/** Money that belongs to no order, as stored at `payments/unmatched/{id}`; cents, times in ms. */
const unmatchedSchema = z.object({
  method: z.string(),
  /** The order that it says it is for. */
  orderId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.string(),
  /** There is no such order, it costs something else, or it was paid already. */
  reason: z.enum(['unknown_order', 'amount', 'second', 'dispute']),
  at: z.int(),
})
export type Unmatched = z.infer<typeof unmatchedSchema>

/** What notes which order a provider's payment belongs to. */
export function paymentMatched(paymentId: string, orderId: string): Changes {
  return { [`payments/matched/${paymentId}`]: orderId }
}

/** The order that a provider's payment belongs to, or null. */
export async function findPaidOrderId(store: Store, paymentId: string): Promise<string | null> {
  const orderId = await store.get(`payments/matched/${paymentId}`)
  return typeof orderId === 'string' ? orderId : null
}

/** Keeps money that belongs to no order for somebody to look at, once for each id. */
export async function saveUnmatched(store: Store, id: string, unmatched: Unmatched): Promise<boolean> {
  return store.updateOnce(`unmatched_${id}`, {
    [`payments/unmatched/${id}`]: unmatchedSchema.parse(unmatched),
  })
}

/** Money that belongs to no order, by id. */
export function listUnmatched(store: Store, page: Page): Promise<Listing<Unmatched>> {
  return readPage((part) => store.list('payments/unmatched', part), unmatchedSchema, page)
}
