import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** A kind of record. Times are seconds since 1970 as in Stripe's API; due times are milliseconds. */
export interface Kind<T extends { id: string }> {
  /** Stripe's object name. */
  name: string
  schema: z.ZodType<T>
  /** The payment that it belongs to; of a movement on the balance, its payout. */
  intentOf(record: T): string | null
  /** When it next changes by itself. */
  dueAt(record: T): number | null
}

const metadata = z.record(z.string(), z.string())
const money = { amount: z.int(), currency: z.string() }

const sessionSchema = z.object({
  id: z.string(),
  created: z.int(),
  expiresAt: z.int(),
  status: z.enum(['open', 'complete', 'expired']),
  isPaid: z.boolean(),
  items: z.array(
    z.object({
      name: z.string(),
      description: z.string().nullable(),
      unitAmount: z.int(),
      quantity: z.int(),
    }),
  ),
  ...money,
  clientReferenceId: z.string().nullable(),
  metadata,
  intentMetadata: metadata,
  intentDescription: z.string().nullable(),
  email: z.string().nullable(),
  locale: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  intentId: z.string().nullable(),
})
export type SessionRecord = z.infer<typeof sessionSchema>

const intentSchema = z.object({
  id: z.string(),
  created: z.int(),
  ...money,
  metadata,
  description: z.string().nullable(),
  status: z.enum(['requires_payment_method', 'processing', 'succeeded', 'canceled']),
  method: z.object({
    id: z.string(),
    type: z.enum(['card', 'sepa_debit']),
    /** Equal for the same card or account. */
    fingerprint: z.string().optional(),
  }),
  hasFailed: z.boolean(),
  chargeId: z.string().nullable(),
  canceledAt: z.int().nullable(),
  settlesAt: z.number().nullable(),
})
export type IntentRecord = z.infer<typeof intentSchema>

const refundSchema = z.object({
  id: z.string(),
  created: z.int(),
  ...money,
  intentId: z.string(),
  chargeId: z.string(),
  methodId: z.string(),
  metadata,
  reason: z.string().nullable(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failureReason: z.string().nullable(),
  settlesAt: z.number().nullable(),
})
export type RefundRecord = z.infer<typeof refundSchema>

/** An inquiry (`warning_…`) has not withdrawn money yet. */
const disputeStatusSchema = z.enum([
  'warning_needs_response',
  'warning_under_review',
  'needs_response',
  'under_review',
  'warning_closed',
  'won',
  'lost',
])
/** Statuses of an undecided dispute. */
export const openDisputeSchema = disputeStatusSchema.exclude(['warning_closed', 'won', 'lost'])

const disputeSchema = z.object({
  id: z.string(),
  created: z.int(),
  ...money,
  intentId: z.string(),
  chargeId: z.string(),
  reason: z.string(),
  status: disputeStatusSchema,
  /** Deadline of the shop's response. */
  dueBy: z.int(),
})
export type DisputeRecord = z.infer<typeof disputeSchema>

/** A movement on the account's balance, from whose amount the fee is taken. */
const transactionSchema = z.object({
  id: z.string(),
  created: z.int(),
  ...money,
  fee: z.int(),
  category: z.enum([
    'charge',
    'refund',
    'refund_failure',
    'dispute',
    'dispute_reversal',
    'fee',
    'payout',
    'payout_reversal',
  ]),
  /** The charge, refund, dispute or payout that it is about, and its payment. */
  sourceId: z.string().nullable(),
  intentId: z.string().nullable(),
  /** The payout that includes it, once there is one. */
  payoutId: z.string().nullable(),
  paysOutAt: z.number().nullable(),
})
export type TransactionRecord = z.infer<typeof transactionSchema>

const payoutSchema = z.object({
  id: z.string(),
  created: z.int(),
  ...money,
  status: z.enum(['in_transit', 'paid', 'failed']),
  settlesAt: z.number().nullable(),
})
export type PayoutRecord = z.infer<typeof payoutSchema>

const eventSchema = z.object({
  id: z.string(),
  created: z.int(),
  type: z.string(),
  /** The exact text sent, identical each time. */
  payload: z.string(),
  tries: z.int(),
  isDelivered: z.boolean(),
  /** Status of the shop's latest response, or null for none. */
  lastAnswer: z.int().nullable(),
  nextTryAt: z.number().nullable(),
})
export type EventRecord = z.infer<typeof eventSchema>

const answerSchema = z.object({
  /** The idempotency key. */
  id: z.string(),
  /** The original request: a key stands for one request. */
  request: z.string(),
  status: z.int(),
  body: z.string(),
  keptUntil: z.number(),
})
export type AnswerRecord = z.infer<typeof answerSchema>

export const sessions: Kind<SessionRecord> = {
  name: 'checkout.session',
  schema: sessionSchema,
  intentOf: ({ intentId }) => intentId,
  dueAt: ({ status, expiresAt }) => (status === 'open' ? expiresAt * 1_000 : null),
}
export const intents: Kind<IntentRecord> = {
  name: 'payment_intent',
  schema: intentSchema,
  intentOf: () => null,
  dueAt: ({ settlesAt }) => settlesAt,
}
export const refunds: Kind<RefundRecord> = {
  name: 'refund',
  schema: refundSchema,
  intentOf: ({ intentId }) => intentId,
  dueAt: ({ settlesAt }) => settlesAt,
}
export const disputes: Kind<DisputeRecord> = {
  name: 'dispute',
  schema: disputeSchema,
  intentOf: ({ intentId }) => intentId,
  dueAt: () => null,
}
/** Stands for the payout of what none includes yet. */
export const NOT_PAID_OUT = 'none'
export const transactions: Kind<TransactionRecord> = {
  name: 'balance_transaction',
  schema: transactionSchema,
  intentOf: ({ payoutId }) => payoutId ?? NOT_PAID_OUT,
  dueAt: ({ paysOutAt }) => paysOutAt,
}
export const payouts: Kind<PayoutRecord> = {
  name: 'payout',
  schema: payoutSchema,
  intentOf: () => null,
  dueAt: ({ settlesAt }) => settlesAt,
}
export const events: Kind<EventRecord> = {
  name: 'event',
  schema: eventSchema,
  intentOf: () => null,
  dueAt: ({ nextTryAt }) => nextTryAt,
}
export const answers: Kind<AnswerRecord> = {
  name: 'answer',
  schema: answerSchema,
  intentOf: () => null,
  dueAt: ({ keptUntil }) => keptUntil,
}

/** Random bytes per id, as many as Stripe's. */
const BYTES = {
  cs_test_: 29,
  pi_: 12,
  pm_: 12,
  ch_: 12,
  re_: 12,
  dp_: 12,
  txn_: 12,
  po_: 12,
  evt_: 12,
  req_: 7,
}

/** A new id in Stripe's form. */
export function newId(prefix: keyof typeof BYTES): string {
  return prefix + randomBytes(BYTES[prefix]).toString('hex')
}
