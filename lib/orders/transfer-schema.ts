import { z } from 'zod'

/** Cents, time in ms. */
export const transferSchema = z.object({
  amount: z.int(),
  at: z.int(),
  /** `part`: not enough alone; `last`: completed the payment; `more`: already paid. */
  as: z.enum(['part', 'last', 'more']),
  holder: z.string().exactOptional(),
  iban: z.string().exactOptional(),
})

/** A payment assigned by mistake; cents, times in ms. */
export const takenBackSchema = z.object({
  amount: z.int(),
  paidAt: z.int(),
  /** The bank's booking days, `YYYY-MM-DD`. */
  bookedOn: z.iso.date().exactOptional(),
  paidAgainOn: z.iso.date().exactOptional(),
  at: z.int(),
  actor: z.string(),
  entry: z.string(),
  paidAgainAt: z.int().exactOptional(),
  paidAgain: z.int().exactOptional(),
})
export type TakenBack = z.infer<typeof takenBackSchema>
