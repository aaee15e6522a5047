import { z } from 'zod'
import type { SessionFacts } from '../../hosted-payment'
import { paymentIdSchema } from '../../schema'

/** The id of a Stripe object given as an id or in full; null if missing. */
export const givenId = z
  .union([paymentIdSchema, z.object({ id: paymentIdSchema }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

/** The parts of a Checkout Session the shop relies on; the client's types do not validate them. */
const sessionSchema = z.object({
  id: paymentIdSchema,
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.union([paymentIdSchema, z.object({ id: paymentIdSchema, status: z.string() })]).nullish(),
  url: z.url().nullish(),
  expires_at: z.int(),
  status: z.string().nullish(),
  payment_status: z.string(),
})

/**
 * Converts a Checkout Session.
 * @throws ZodError if it is not one
 */
export function sessionFacts(given: unknown): SessionFacts {
  const session = sessionSchema.parse(given)
  const { id, client_reference_id, metadata, amount_total, currency, payment_intent, url } = session
  const named = metadata?.orderId ?? null
  return {
    sessionId: id,
    // Both fields must name the same order.
    orderId: named === (client_reference_id ?? null) ? named : null,
    attempt: attemptOf(metadata?.attempt),
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    state: stateOf(session),
    paymentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    url: url ?? null,
    expiresAt: session.expires_at * 1000,
  }
}

function attemptOf(given = ''): number | null {
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}

/** Only the payment itself, if included, tells that it failed in the end. */
function stateOf({
  status,
  payment_status,
  payment_intent,
}: z.output<typeof sessionSchema>): SessionFacts['state'] {
  if (payment_status === 'paid') return 'paid'
  const payment = typeof payment_intent === 'string' ? undefined : payment_intent?.status
  const hasFailed = payment === 'requires_payment_method' || payment === 'canceled'
  if (status === 'complete') return hasFailed ? 'failed' : 'processing'
  return status === 'expired' ? 'expired' : 'open'
}
