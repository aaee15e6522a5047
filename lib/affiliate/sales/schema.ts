import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { clickSourcesSchema } from '../click-sources'
import { creditSchema } from '../schema'

/** Why a sale is reviewed before its commission is released; see `flagsOf`. */
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

/** Reasons to hold a commission, by the id of the dispute, the unfinished refund, or the open withdrawal. */
export const holdsSchema = z.record(z.string(), z.enum(['dispute', 'refund', 'withdrawal']))

export const reviewOutcomeSchema = z.enum(['released', 'reversed'])
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>

/** Body of both decisions about a held sale. */
export const reviewRequestSchema = z.strictObject({
  note: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
})

export const saleIdSchema = z.string().regex(idPattern('sale'))

/** All rules by which commissions were ever computed; new ones are added, and a sale never changes its rule. */
const commissionRuleSchema = z.enum(['percent'])
export type CommissionRule = z.infer<typeof commissionRuleSchema>

/** A credited sale, stored at `affiliateSales/{id}` and answered by `POST /api/affiliate/conversions`. */
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
  /** How the commission is computed from price and rate, see `commissionOf`. */
  commissionRule: commissionRuleSchema,
  saleDate: z.int(),
  /** When its order was paid: the hold period starts then, however late it is credited. Missing in sales credited before it was noted. */
  paidAt: z.int().exactOptional(),
  /** Days from the payment to the release, as agreed at the time of crediting. */
  holdDays: z.int(),
  status: z.enum(['pending', 'approved', 'paid', 'reversed']),
  /** Why the commission is not released, regardless of its day. */
  held: z.enum(['dispute', 'flag', 'refund', 'withdrawal']).exactOptional(),
  /** The partner's uid while it is held and not paid out. */
  heldFor: z.string().exactOptional(),
  /** All reasons from its order to hold it, whichever one `held` names. */
  holds: holdsSchema.exactOptional(),
  /** Reasons to review it, with the time each was found (ms). */
  flags: z.partialRecord(flagSchema, z.int()).exactOptional(),
  /** The outcome of a review; the sale is not flagged again. */
  review: z
    .object({ outcome: reviewOutcomeSchema, at: z.int(), actor: z.string(), note: z.string() })
    .exactOptional(),
  /** When its order was paid again after the credited payment was taken back; the hold period restarts then. */
  paidAgainAt: z.int().exactOptional(),
  /** The day in Berlin on which it will be released; missing while it is held, and after release. */
  releaseOn: z.string().exactOptional(),
  /** When it was released; since then, its remaining commission is part of the partner's `released`. */
  releasedAt: z.int().exactOptional(),
  /** The partner's uid, from its release until it is paid out or fully taken back. */
  payable: z.string().exactOptional(),
  payoutId: z.string().exactOptional(),
  /** Commission taken back, in cents. */
  reversedAmount: z.int().exactOptional(),
  trackingCode: z.string(),
  /** Missing in sales credited before it was noted. */
  by: creditSchema.exactOptional(),
  /** Of its click, if that was recorded. */
  sources: clickSourcesSchema.exactOptional(),
  orderId: z.string(),
})
export type Sale = z.infer<typeof saleSchema>

/** A change of what a partner is owed, stored at `affiliateLedger/{uid}/{id}`; only ever added. */
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

/** The part of a sale that a partner may see: nothing about the buyer. */
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
