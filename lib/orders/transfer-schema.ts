import { z } from 'zod'

/** A bank transfer assigned to an order; cents, time in ms. */
export const transferSchema = z.object({
  amount: z.int(),
  at: z.int(),
  /** `part`: not enough alone; `last`: completed the payment; `more`: came when the order was already paid. */
  as: z.enum(['part', 'last', 'more']),
  /** The sender, if the statement names one. */
  holder: z.string().exactOptional(),
  iban: z.string().exactOptional(),
})

/** A payment assigned to an order by mistake; cents, times in ms. */
export const takenBackSchema = z.object({
  amount: z.int(),
  paidAt: z.int(),
  /** The bank's booking days of the payment and of the later one, as `YYYY-MM-DD`. */
  bookedOn: z.iso.date().exactOptional(),
  paidAgainOn: z.iso.date().exactOptional(),
  at: z.int(),
  actor: z.string(),
  /** Id of that transfer. */
  entry: z.string(),
  /** When and how much the order was paid after all. */
  paidAgainAt: z.int().exactOptional(),
  paidAgain: z.int().exactOptional(),
})
export type TakenBack = z.infer<typeof takenBackSchema>
