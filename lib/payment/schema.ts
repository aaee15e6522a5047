import { z } from 'zod'

/** Those on whose own page buyers pay; each has a folder in `providers`. */
export const providerSchema = z.enum(['stripe'])
export type Provider = z.infer<typeof providerSchema>

/** The ways to pay: on a provider's page, or by transfer. */
export const paymentMethodSchema = z.enum([...providerSchema.options, 'vorkasse'])
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** What to transfer, as the buyer sees it; the amount in cents, times in ms. */
export const paymentDetailsSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().exactOptional(),
  purpose: z.string(),
  amount: z.int(),
  /** Some time on the last day to pay. */
  until: z.int(),
  /** The EPC code as a path in a square view box of `size`. */
  code: z.object({ size: z.int(), path: z.string() }),
})
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>

/** Answer of `POST /api/orders/[orderId]/payment`: the page to pay on, or what to transfer. */
export const paymentStartSchema = z.object({
  paymentUrl: z.url().exactOptional(),
  payment: paymentDetailsSchema.exactOptional(),
})

/** Money that belongs to no order, as stored at `payments/unmatched/{id}`; cents, times in ms. */
export const unmatchedSchema = z.object({
  method: z.string(),
  /** The order that it says it is for. */
  orderId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.string(),
  /** There is no such order, it costs something else, it was paid already, the payment has paid another one, or the buyer's bank wants it back. */
  reason: z.enum(['unknown_order', 'amount', 'second', 'used', 'dispute']),
  at: z.int(),
})
export type Unmatched = z.infer<typeof unmatchedSchema>

/** The same at `payments/settled/{id}`, once somebody has dealt with it. */
export const settledSchema = unmatchedSchema.extend({
  settledAt: z.int(),
  settledBy: z.string(),
  /** What was done. */
  note: z.string(),
})

/** The provider's id of a payment. */
export const paymentIdSchema = z.string().regex(/^[\w-]{1,128}$/)

/** What somebody has done about money that belongs to no order, in words. */
export const settledNoteSchema = z.string().trim().min(1, 'settled_note').max(500, 'too_long')
/** Body of `POST /api/admin/statements/unmatched/[paymentId]`. */
export const settleRequestSchema = z.strictObject({ note: settledNoteSchema })

/** The same with its id, which is the provider's id of the payment. */
export const unmatchedEntrySchema = unmatchedSchema.extend({ id: z.string() })
export type UnmatchedEntry = z.infer<typeof unmatchedEntrySchema>
