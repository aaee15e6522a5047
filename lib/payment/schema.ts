import { z } from 'zod'

export const providerSchema = z.enum(['stripe'])
export type Provider = z.infer<typeof providerSchema>

export const paymentMethodSchema = z.enum([...providerSchema.options, 'vorkasse'])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Cents, ms. */
export const paymentDetailsSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().exactOptional(),
  purpose: z.string(),
  amount: z.int(),
  until: z.int(),
  /** The EPC code as a path in a square view box of `size`. */
  code: z.object({ size: z.int(), path: z.string() }),
})
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>

export const paymentStartSchema = z.object({
  paymentUrl: z.url().exactOptional(),
  payment: paymentDetailsSchema.exactOptional(),
})

/** The buyer's bank asks (inquiry), or has taken the money (claim). */
export const disputeStageSchema = z.enum(['inquiry', 'inquiryAnswered', 'claim', 'claimAnswered'])
export type DisputeStage = z.infer<typeof disputeStageSchema>

/** Cents; times in ms. */
export const disputeSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  amount: z.int(),
  /** When it was opened, or decided. */
  at: z.int(),
  /** Its last stage before the decision; a claim if the provider does not say. */
  stage: disputeStageSchema.exactOptional(),
  dueBy: z.int().exactOptional(),
})
export type Dispute = z.infer<typeof disputeSchema>

/** Not requested by the shop; stored at `payments/reported/{payment}`, since reports may come before the payment. */
export const paymentReportSchema = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('refund'),
    id: z.string(),
    status: z.enum(['done', 'failed']),
    amount: z.int(),
    at: z.int(),
  }),
  disputeSchema.extend({ about: z.literal('dispute') }),
])
export type PaymentReport = z.infer<typeof paymentReportSchema>

/** Money that matches no order, stored at `payments/unmatched/{id}`; cents, times in ms. */
export const unmatchedSchema = z.object({
  method: z.string(),
  orderId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.string(),
  /** `used`: it paid another order; `second`: the order is paid; `dispute`: the buyer's bank disputes it. */
  reason: z.enum(['unknown_order', 'amount', 'second', 'used', 'withdrawn', 'dispute']),
  at: z.int(),
})
export type Unmatched = z.infer<typeof unmatchedSchema>

/** Stored at `payments/settled/{id}` once an admin has dealt with it. */
export const settledSchema = unmatchedSchema.extend({
  settledAt: z.int(),
  settledBy: z.string(),
  note: z.string(),
})

export const paymentIdSchema = z.string().regex(/^[\w-]{1,128}$/)

export const settledNoteSchema = z.string().trim().min(1, 'settled_note').max(500, 'too_long')
export const settleRequestSchema = z.strictObject({ note: settledNoteSchema })

/** `id` is the provider's id of the payment. */
export const unmatchedEntrySchema = unmatchedSchema.extend({ id: z.string() })
export type UnmatchedEntry = z.infer<typeof unmatchedEntrySchema>
