import * as z from 'zod/mini'
import { attemptKey, endAttempt } from '@/lib/checkout/order-attempt'
import { callApi } from '@/lib/http/browser/call-api'

/** What the browser needs of the answer; the whole schema would make every visitor load more. */
const answerSchema = z.object({
  orderId: z.string(),
  accessToken: z.string(),
  paymentUrl: z.optional(z.string()),
})
export type PlacedOrder = z.infer<typeof answerSchema>

/**
 * Sends an order of this tab; the same one again is not placed twice.
 * @throws as `callApi` does, ZodError for an answer that is none
 */
export async function sendOrder(body: unknown): Promise<PlacedOrder> {
  const headers = { 'Idempotency-Key': attemptKey(body) }
  const placed = answerSchema.parse(await callApi('/api/orders', { method: 'POST', body, headers }))
  endAttempt()
  return placed
}
