import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'

export const payoutIdSchema = z.string().regex(idPattern('payout'))
export const runIdSchema = z.string().regex(idPattern('run'))

/** A payout to a partner, as stored at `affiliatePayouts/{id}`: to whom it goes, as it was then; `amount` in cents. */
export const payoutSchema = z.object({
  id: payoutIdSchema,
  run: runIdSchema,
  uid: z.string(),
  code: z.string().exactOptional(),
  amount: z.int(),
  /** How many sales are paid with it. */
  sales: z.int(),
  at: z.int(),
  status: z.enum(['created', 'sent', 'returned']),
  /** Number of the credit note, and of the one that takes it back if the money came back. */
  creditNote: z.string(),
  cancelledBy: z.string().exactOptional(),
  holder: z.string(),
  iban: z.string(),
})
export type Payout = z.infer<typeof payoutSchema>

/** One press of `Auszahlen`, as stored at `affiliateRuns/{id}`: everybody who was payable then. */
export const payoutRunSchema = z.object({
  id: runIdSchema,
  at: z.int(),
  /** Who has started it. */
  actor: z.string(),
  /** How many payouts it has, which numbers them too, and their sum in cents. */
  payouts: z.int(),
  amount: z.int(),
  /** When it was complete; nothing is added afterwards, so that its files stay the same. */
  doneAt: z.int().exactOptional(),
  /** When somebody got its bank file, the last time. */
  fetchedAt: z.int().exactOptional(),
})
export type PayoutRun = z.infer<typeof payoutRunSchema>
