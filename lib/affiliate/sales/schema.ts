import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { clickSourcesSchema } from '../clicks/click-sources'

/** Why a sale is looked at before its commission is released; see `flagsOf`. */
export const flagSchema = z.enum([
  'shared-address',
  'own-discount',
  'fast-order',
  'few-visitors',
  'same-payment',
  'many-refunds',
])
export type Flag = z.infer<typeof flagSchema>

/** Reasons to hold a commission, by the id of the dispute, the unfinished refund, or the open withdrawal. */
export const holdsSchema = z.record(z.string(), z.enum(['dispute', 'refund', 'withdrawal']))

const reviewOutcomeSchema = z.enum(['released', 'reversed'])
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>

/** Body of the two decisions about a sale that is held. */
export const reviewRequestSchema = z.strictObject({
  note: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
})

export const saleIdSchema = z.string().regex(idPattern('sale'))

/** The ways in which commissions were ever worked out; a new one is added, and no sale ever changes to another. */
const commissionRuleSchema = z.enum(['percent'])
export type CommissionRule = z.infer<typeof commissionRuleSchema>

/** A credited sale, as stored at `affiliateSales/{id}` and answered by `POST /api/affiliate/conversions`. */
export const saleSchema = z.object({
  id: z.string(),
  affiliateUid: z.string(),
  /** Forgotten after a while, see lib/retention. */
  customerEmail: z.string().exactOptional(),
  productName: z.string(),
  productPrice: z.int(),
  commissionAmount: z.int(),
  /** In percent, as it was when the sale was credited. */
  commissionRate: z.number(),
  /** How the commission follows from price and rate, see `commissionOf`. */
  commissionRule: commissionRuleSchema,
  saleDate: z.int(),
  /** Days from the payment to the release, as agreed with the partner when the sale was credited. */
  holdDays: z.int(),
  status: z.enum(['pending', 'approved', 'paid', 'reversed']),
  /** Why the commission is not released, whatever its time. */
  held: z.enum(['dispute', 'flag', 'refund', 'withdrawal']).exactOptional(),
  /** All of its order's reasons to hold it, whichever one `held` names. */
  holds: holdsSchema.exactOptional(),
  /** Reasons to have someone look at it, with the time each was found (ms). */
  flags: z.partialRecord(flagSchema, z.int()).exactOptional(),
  /** The decision after a review; it is not flagged again. */
  review: z
    .object({ outcome: reviewOutcomeSchema, at: z.int(), actor: z.string(), note: z.string() })
    .exactOptional(),
  /** When its order was paid anew, after the payment that it was credited for was taken back; the time to wait counts from then. */
  paidAgainAt: z.int().exactOptional(),
  /** The day in Berlin on which it is released; missing while it is held, and afterwards. */
  releaseOn: z.string().exactOptional(),
  /** When it was released; what of its commission is left belongs to the partner's `released` since then. */
  releasedAt: z.int().exactOptional(),
  /** The partner's uid, from its release until it is paid out or given back whole. */
  payable: z.string().exactOptional(),
  payoutId: z.string().exactOptional(),
  /** Commission taken back, in cents. */
  reversedAmount: z.int().exactOptional(),
  trackingCode: z.string(),
  /** Of its click, if there is one that was recorded. */
  sources: clickSourcesSchema.exactOptional(),
  orderId: z.string(),
})
export type Sale = z.infer<typeof saleSchema>

/** One movement of what a partner is owed, as stored at `affiliateLedger/{uid}/{id}`; only ever added. */
export const ledgerEntrySchema = z.object({
  kind: z.enum(['commission', 'reversal', 'payout', 'adjustment']),
  /** Cents; below zero what the partner is owed less. */
  amount: z.int(),
  at: z.int(),
  saleId: z.string().exactOptional(),
  payoutId: z.string().exactOptional(),
  note: z.string().exactOptional(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

/** The part of a sale a partner may see: nothing about the buyer. */
export type PartnerSale = Omit<
  Sale,
  | 'affiliateUid'
  | 'customerEmail'
  | 'commissionRate'
  | 'commissionRule'
  | 'holdDays'
  | 'trackingCode'
  | 'orderId'
  | 'flags'
  | 'holds'
  | 'paidAgainAt'
  | 'review'
>
