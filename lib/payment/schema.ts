import { z } from 'zod'

/** The ways to pay. */
export const paymentMethodSchema = z.enum(['stripe', 'vorkasse'])
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
