import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { adjustmentsSchema } from '../schema'

export const payoutIdSchema = z.string().regex(idPattern('payout'))
export const runIdSchema = z.string().regex(idPattern('run'))

/** A payout to a partner, stored at `affiliatePayouts/{id}` with the recipient at that time; `amount` in cents. */
export const payoutSchema = z.object({
  id: payoutIdSchema,
  run: runIdSchema,
  uid: z.string(),
  code: z.string().exactOptional(),
  amount: z.int(),
  sales: z.int(),
  /** Adjustments by hand that it pays; missing without any, and in payouts made before they were noted. */
  adjusted: adjustmentsSchema.exactOptional(),
  at: z.int(),
  status: z.enum(['created', 'sent', 'returned']),
  /** Numbers of the credit note, and of its cancellation if the money came back. */
  creditNote: z.string(),
  cancelledBy: z.string().exactOptional(),
  holder: z.string(),
  iban: z.string(),
})
export type Payout = z.infer<typeof payoutSchema>

/** One use of `Auszahlen`, stored at `affiliateRuns/{id}`: pays everyone payable at the time. */
export const payoutRunSchema = z.object({
  id: runIdSchema,
  at: z.int(),
  actor: z.string(),
  /** Number of its payouts, which also numbers them, and their total in cents. */
  payouts: z.int(),
  amount: z.int(),
  /** When it was complete; nothing is added afterwards. */
  doneAt: z.int().exactOptional(),
  /** When its bank file was last downloaded. */
  fetchedAt: z.int().exactOptional(),
  /** Who reported the bank file as sent. */
  sentBy: z.string().exactOptional(),
})
export type PayoutRun = z.infer<typeof payoutRunSchema>
