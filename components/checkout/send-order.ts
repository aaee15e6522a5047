import * as z from 'zod/mini'
import { keepPlaced } from '@/lib/checkout/placed-order'
import { callApi } from '@/lib/http/browser/call-api'
import { randomKey } from '@/lib/core/ids'
import { storedValue } from '@/lib/core/stored-value'

const attemptSchema = z.object({ key: z.string(), body: z.string() })
const stored = storedValue('checkout.attempt', 'session', (value) => attemptSchema.parse(value))

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

/** The same body keeps its key until its answer has arrived, across double clicks, lost answers and reloads. */
function attemptKey(body: unknown): string {
  const text = JSON.stringify(body)
  const earlier = stored.read()
  if (earlier?.body === text) return earlier.key
  const key = randomKey()
  stored.write({ key, body: text })
  return key
}

function endAttempt(): void {
  stored.write(null)
}
