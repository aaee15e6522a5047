import { z } from 'zod'

/** A transfer on a bank statement that was given to an order; cents, time in ms. */
export const transferSchema = z.object({
  amount: z.int(),
  at: z.int(),
  /** `part`: the order is unpaid without another one; `last`: it has paid it; `more`: came when it was paid. */
  as: z.enum(['part', 'last', 'more']),
  /** Who has sent it, as far as the statement says. */
  holder: z.string().exactOptional(),
  iban: z.string().exactOptional(),
})

/** A payment that an order had got by mistake; cents, times in ms. */
export const takenBackSchema = z.object({
  amount: z.int(),
  paidAt: z.int(),
  /** The day of the payment, and of the one after all, by the bank, as `YYYY-MM-DD`. */
  bookedOn: z.iso.date().exactOptional(),
  paidAgainOn: z.iso.date().exactOptional(),
  at: z.int(),
  actor: z.string(),
  /** The transfer that it was. */
  entry: z.string(),
  /** When the order was paid after all, and how much. */
  paidAgainAt: z.int().exactOptional(),
  paidAgain: z.int().exactOptional(),
})
export type TakenBack = z.infer<typeof takenBackSchema>
