import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { clickSourcesSchema } from '../click-sources'
import { creditSchema } from '../schema'

/** Why a sale is reviewed before its release; see `flagsOf`. */
export const flagSchema = z.enum([
  'shared-address',
  'own-discount',
  'fast-order',
  'few-visitors',
  'same-payment',
  'many-refunds',
  'own-account',
  'code-burst',
  'earlier-sale',
])
export type Flag = z.infer<typeof flagSchema>

/** By the id of the dispute, the unfinished refund, or the open withdrawal. */
export const holdsSchema = z.record(z.string(), z.enum(['dispute', 'refund', 'withdrawal']))

export const reviewOutcomeSchema = z.enum(['released', 'reversed'])
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>

export const reviewRequestSchema = z.strictObject({
  note: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
})

export const saleIdSchema = z.string().regex(idPattern('sale'))

/** Rules are only ever added, and a sale never changes its rule. */
const commissionRuleSchema = z.enum(['percent'])
export type CommissionRule = z.infer<typeof commissionRuleSchema>

/** Stored at `affiliateSales/{id}` and answered by `POST /api/affiliate/conversions`. */
export const saleSchema = z.object({
  id: z.string(),
  affiliateUid: z.string(),
  /** Deleted after a while, see lib/retention. */
  customerEmail: z.string().exactOptional(),
  productName: z.string(),
  productPrice: z.int(),
  commissionAmount: z.int(),
  /** In percent, as of crediting. */
  commissionRate: z.number(),
  commissionRule: commissionRuleSchema,
  saleDate: z.int(),
  /** The hold period starts then, however late the credit. Missing in sales credited before this was noted. */
  paidAt: z.int().exactOptional(),
  /** Days from payment to release, as agreed when credited. */
  holdDays: z.int(),
  status: z.enum(['pending', 'approved', 'paid', 'reversed']),
  /** Why the commission is not released, regardless of its day. */
  held: z.enum(['dispute', 'flag', 'refund', 'withdrawal']).exactOptional(),
  /** The partner's uid while it is held and not paid out. */
  heldFor: z.string().exactOptional(),
  /** All of its order's reasons, whichever one `held` names. */
  holds: holdsSchema.exactOptional(),
  /** With the time each was found (ms). */
  flags: z.partialRecord(flagSchema, z.int()).exactOptional(),
  /** The sale is not flagged again. */
  review: z
    .object({ outcome: reviewOutcomeSchema, at: z.int(), actor: z.string(), note: z.string() })
    .exactOptional(),
  /** After the credited payment was taken back; the hold period restarts then. */
  paidAgainAt: z.int().exactOptional(),
  /** In Berlin; missing while it is held, and after release. */
  releaseOn: z.string().exactOptional(),
  /** Since then, its remaining commission is part of the partner's `released`. */
  releasedAt: z.int().exactOptional(),
  /** The partner's uid, from its release until it is paid out or fully taken back. */
  payable: z.string().exactOptional(),
  payoutId: z.string().exactOptional(),
  /** In cents. */
  reversedAmount: z.int().exactOptional(),
  trackingCode: z.string(),
  /** Missing in sales credited before it was noted. */
  by: creditSchema.exactOptional(),
  /** Of its click, if that was recorded. */
  sources: clickSourcesSchema.exactOptional(),
  orderId: z.string(),
})
export type Sale = z.infer<typeof saleSchema>

/** Stored at `affiliateLedger/{uid}/{id}`; only ever added. */
export const ledgerEntrySchema = z.object({
  kind: z.enum(['commission', 'reversal', 'payout', 'adjustment']),
  /** Cents; negative if the partner is owed less. */
  amount: z.int(),
  at: z.int(),
  saleId: z.string().exactOptional(),
  payoutId: z.string().exactOptional(),
  note: z.string().exactOptional(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

/** Nothing about the buyer. */
export type PartnerSale = Omit<
  Sale,
  | 'affiliateUid'
  | 'customerEmail'
  | 'commissionRate'
  | 'commissionRule'
  | 'holdDays'
  | 'trackingCode'
  | 'orderId'
  | 'heldFor'
  | 'flags'
  | 'holds'
  | 'paidAt'
  | 'paidAgainAt'
  | 'review'
>
