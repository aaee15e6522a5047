import * as z from 'zod/mini'
import { callApi } from '@/lib/http/browser/call-api'

const answerSchema = z.object({
  amount: z.number(),
  status: z.enum(['pending', 'done', 'failed', 'cancelled']),
  toTransfer: z.boolean(),
})
export type RefundAnswer = z.infer<typeof answerSchema>

interface RefundBody {
  items?: readonly string[]
  amount?: number
  reason: string
  iban?: string
  holder?: string
  despiteDispute?: true
}

/**
 * Asks for one refund of an order.
 * @param key the `Idempotency-Key`: the same one again refunds nothing more
 * @throws as `callApi` does, ZodError for an answer of another shape
 */
export async function callRefund(orderId: string, body: RefundBody, key: string): Promise<RefundAnswer> {
  const call = { method: 'POST', body, headers: { 'Idempotency-Key': key } } as const
  return answerSchema.parse(await callApi(`/api/admin/orders/${orderId}/refund`, call))
}
