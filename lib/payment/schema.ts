import { z } from 'zod'

/** Providers with a payment page of their own; each has a folder in `providers`. */
export const providerSchema = z.enum(['stripe'])
export type Provider = z.infer<typeof providerSchema>

/** Payment methods: a provider's page, or bank transfer. */
export const paymentMethodSchema = z.enum([...providerSchema.options, 'vorkasse'])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Transfer details for the buyer; the amount in cents, times in ms. */
export const paymentDetailsSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().exactOptional(),
  purpose: z.string(),
  amount: z.int(),
  /** A time on the last day to pay. */
  until: z.int(),
  /** The EPC code as a path in a square view box of `size`. */
  code: z.object({ size: z.int(), path: z.string() }),
})
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>

/** Answer of `POST /api/orders/[orderId]/payment`: the payment page, or the transfer details. */
export const paymentStartSchema = z.object({
  paymentUrl: z.url().exactOptional(),
  payment: paymentDetailsSchema.exactOptional(),
})

/** Money that belongs to no order, stored at `payments/unmatched/{id}`; cents, times in ms. */
export const unmatchedSchema = z.object({
  method: z.string(),
  /** The order it claims to be for. */
  orderId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.string(),
  /**
   * The order is unknown, costs something else, is already paid, or is a trial while money came, or the reverse; the payment has paid another one; or the
   * buyer's bank disputes it.
   */
  reason: z.enum(['unknown_order', 'amount', 'second', 'used', 'withdrawn', 'trial', 'dispute']),
  at: z.int(),
  /** True if it is no real money. */
  trial: z.literal(true).exactOptional(),
})
export type Unmatched = z.infer<typeof unmatchedSchema>

/** Stored at `payments/settled/{id}` once someone has dealt with it. */
export const settledSchema = unmatchedSchema.extend({
  settledAt: z.int(),
  settledBy: z.string(),
  /** How it was dealt with. */
  note: z.string(),
})

/** The provider's id of a payment. */
export const paymentIdSchema = z.string().regex(/^[\w-]{1,128}$/)

/** How money that belongs to no order was dealt with, in words. */
export const settledNoteSchema = z.string().trim().min(1, 'settled_note').max(500, 'too_long')
/** Body of `POST /api/admin/statements/unmatched/[paymentId]`. */
export const settleRequestSchema = z.strictObject({ note: settledNoteSchema })

/** With its id, which is the provider's id of the payment. */
export const unmatchedEntrySchema = unmatchedSchema.extend({ id: z.string() })
export type UnmatchedEntry = z.infer<typeof unmatchedEntrySchema>
