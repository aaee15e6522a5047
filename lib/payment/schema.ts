import { z } from 'zod'

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
