import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { adjustmentsSchema } from '../schema'

export const payoutIdSchema = z.string().regex(idPattern('payout'))
export const runIdSchema = z.string().regex(idPattern('run'))

/** Stored at `affiliatePayouts/{id}` with the recipient at that time; `amount` in cents. */
export const payoutSchema = z.object({
  id: payoutIdSchema,
  run: runIdSchema,
  uid: z.string(),
  code: z.string().exactOptional(),
  amount: z.int(),
  sales: z.int(),
  /** Missing without any, and in payouts made before they were noted. */
  adjusted: adjustmentsSchema.exactOptional(),
  at: z.int(),
  status: z.enum(['created', 'sent', 'returned']),
  /** `cancelledBy` if the money came back. */
  creditNote: z.string(),
  cancelledBy: z.string().exactOptional(),
  holder: z.string(),
  iban: z.string(),
})
export type Payout = z.infer<typeof payoutSchema>

/** One use of `Auszahlen`, stored at `affiliateRuns/{id}`. */
export const payoutRunSchema = z.object({
  id: runIdSchema,
  at: z.int(),
  actor: z.string(),
  /** The number also numbers the payouts; the total in cents. */
  payouts: z.int(),
  amount: z.int(),
  /** Nothing is added afterwards. */
  doneAt: z.int().exactOptional(),
  /** The last download of its bank file. */
  fetchedAt: z.int().exactOptional(),
  sentBy: z.string().exactOptional(),
})
export type PayoutRun = z.infer<typeof payoutRunSchema>
