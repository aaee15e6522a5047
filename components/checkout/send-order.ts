import * as z from 'zod/mini'
import { attemptKey, endAttempt } from '@/lib/checkout/order-attempt'
import { keepPlaced } from '@/lib/checkout/placed-order'
import { callApi } from '@/lib/http/browser/call-api'

/** Only the needed part of the answer: the whole schema would make the page heavier. */
const answerSchema = z.object({
  orderId: z.string(),
  accessToken: z.string(),
  paymentUrl: z.optional(z.string()),
})
export type PlacedOrder = z.infer<typeof answerSchema>

/** Sent again, an order is not placed twice. @throws as `callApi` does, ZodError for an answer of another shape */
export async function sendOrder(body: unknown): Promise<PlacedOrder> {
  const headers = { 'Idempotency-Key': attemptKey(body) }
  const placed = answerSchema.parse(await callApi('/api/orders', { method: 'POST', body, headers }))
  endAttempt()
  keepPlaced(placed.orderId)
  return placed
}
