import type Stripe from 'stripe'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import type { PaymentEvent, RefundFacts, SessionFacts } from '../../hosted-payment'
import { paymentIdSchema, type DisputeStage } from '../../schema'
import { stripe } from './client'

/** A payout that has arrived, will not, or whose lines are complete. */
const PAYOUT = /^payout\.(?:paid|failed|canceled|reconciliation_completed)$/
const payoutSchema = z.object({ id: paymentIdSchema })

/** Stripe's own tolerance. */
const OLDEST_SECONDS = 300

export const givenId = z
  .union([paymentIdSchema, z.object({ id: paymentIdSchema }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

/** The parts of an event the shop relies on: a signature proves the sender, not completeness. */
const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
})
type Event = z.infer<typeof eventSchema>

/**
 * Null for irrelevant kinds.
 * @throws ShopError `bad_signature` if it was not signed by Stripe within the last five minutes; `invalid_input` if
 * it lacks what its kind requires
 */
export async function readEvent(message: string, headers: Headers): Promise<PaymentEvent | null> {
  const given = await verified(message, headers.get('stripe-signature') ?? '')
  try {
    const event = eventSchema.parse(given)
    return isOfOtherMode(event) ? null : eventOf(event)
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause
    throw new ShopError('invalid_input', { cause })
  }
}

function eventOf({ type, data: { object } }: Event): PaymentEvent | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { about: 'session', session: sessionFacts(object) }
    case 'checkout.session.async_payment_failed':
      return { about: 'session', session: { ...sessionFacts(object), state: 'failed' } }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(object)
    case 'charge.dispute.created':
      return disputeEvent(object, 'open')
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeEvent(object)
    default:
      return PAYOUT.test(type) ? { about: 'payout', payoutId: payoutSchema.parse(object).id } : null
  }
}

async function verified(message: string, signature: string): Promise<unknown> {
  const secret = env().STRIPE_WEBHOOK_SECRET
  if (!secret) throw new ShopError('bad_signature')
  try {
    const { webhooks } = await stripe()
    return await webhooks.constructEventAsync(message, signature, secret, OLDEST_SECONDS)
  } catch (cause) {
    throw new ShopError('bad_signature', { cause })
  }
}

function isOfOtherMode({ livemode }: Event): boolean {
  const [mode] = /(?<=^.k_)(live|test)(?=_)/.exec(env().STRIPE_SECRET_KEY ?? '') ?? []
  return mode !== undefined && livemode !== (mode === 'live')
}

const refundSchema = z.object({
  id: paymentIdSchema,
  status: z.string().nullish(),
})
/** Includes the order's ids, which the shop added itself. */
const refundEventSchema = refundSchema.extend({
  created: z.int().nullish(),
  amount: z.int(),
  payment_intent: givenId,
  metadata: z.object({ orderId: z.string().nullish(), refundId: z.string().nullish() }).nullish(),
})
const disputeSchema = z.object({
  id: paymentIdSchema,
  amount: z.int(),
  status: z.string(),
  payment_intent: givenId,
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})
/** Those called warnings have taken no money. */
const stages = new Map<string, DisputeStage>([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiryAnswered'],
  ['needs_response', 'claim'],
  ['under_review', 'claimAnswered'],
])

/** @throws ZodError if it is not a refund */
export function refundFacts(refund: Stripe.Refund | z.infer<typeof refundSchema>): RefundFacts {
  const { id, status } = refundSchema.parse(refund)
  if (status === 'succeeded') return { providerId: id, status: 'done' }
  const isLost = status === 'failed' || status === 'canceled'
  return { providerId: id, status: isLost ? 'failed' : 'pending' }
}

function refundEvent(object: unknown): PaymentEvent | null {
  const refund = refundEventSchema.parse(object)
  const { payment_intent: paymentId, amount, metadata, created } = refund
  if (paymentId === null) return null
  const named = { orderId: metadata?.orderId ?? null, refundId: metadata?.refundId ?? null }
  return {
    about: 'refund',
    ...named,
    paymentId,
    amount,
    createdAt: typeof created === 'number' ? created * 1000 : now(),
    refund: refundFacts(refund),
  }
}

/** Open if so given, else by its status. An inquiry closes without being won or lost, and takes no money. */
function disputeEvent(object: unknown, open?: 'open'): PaymentEvent | null {
  const dispute = disputeSchema.parse(object)
  const { id: disputeId, payment_intent: paymentId, amount, status } = dispute
  if (paymentId === null) return null
  const stage = stages.get(status)
  const outcome = status === 'lost' ? 'lost' : 'won'
  const dueBy = dispute.evidence_details?.due_by
  return {
    about: 'dispute',
    disputeId,
    paymentId,
    amount,
    status: open ?? (stage ? 'open' : outcome),
    ...(stage ? { stage } : {}),
    ...(typeof dueBy === 'number' ? { dueBy: dueBy * 1000 } : {}),
  }
}

/** The client's types do not validate them. */
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

/** @throws ZodError if it is not one */
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
