import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { affiliateCodePattern } from './affiliate-code'
import { clickSourcesSchema } from './click-sources'

/** Body of `POST /api/affiliate/clicks`. Long texts are cut when they are kept, so that no visit is lost for them. */
export const clickRequestSchema = z.strictObject({
  code: z.string('affiliate_code').regex(affiliateCodePattern, 'affiliate_code'),
  originalUrl: z.url({ protocol: /^https?$/, error: 'url' }),
  referrer: z.string().optional(),
  visitorIp: z.union([z.ipv4(), z.ipv6()], 'ip_address').optional(),
})
export type ClickRequest = z.infer<typeof clickRequestSchema>

export const trackingIdSchema = z.string('tracking_id').regex(idPattern('track'), 'tracking_id')

/** What the browser keeps of its visit through a partner's link; `timestamp` in ms. */
export const trackingRecordSchema = z.object({
  affiliateCode: z.string(),
  trackingId: trackingIdSchema,
  timestamp: z.int(),
})
export type TrackingRecord = z.infer<typeof trackingRecordSchema>

/** Where a partner's commission is paid to, and under which tax state. */
export const payoutDataSchema = z.object({
  /** Of the account: banks compare it with the IBAN's. */
  holder: z.string(),
  iban: z.string(),
  taxState: z.enum(['private', 'small-business', 'vat']),
  vatId: z.string().exactOptional(),
  /** Of who is paid, as credit notes name it (§ 14 (4) no. 1 UStG). */
  address: z
    .object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() })
    .exactOptional(),
})
export type PayoutData = z.infer<typeof payoutDataSchema>
/** The most that a code takes off, in percent: of every price enough is left for a payment by card (50 cents at Stripe). */
export const MAX_DISCOUNT = 80

/** What a code takes off the prices, in percent; 0 where it only says whom to credit. Answer of `GET /api/discounts/…`. */
export const discountSchema = z.object({ code: z.string(), percent: z.number() })
export type Discount = z.infer<typeof discountSchema>

const withheldSchema = z.enum(['negative', 'below-threshold', 'no-data'])
/** Whether a partner with something released is paid, or why not. */
export type PayoutState = z.infer<typeof withheldSchema> | 'payable'

/** A partner as stored at `affiliateUsers/{uid}`; money in cents, `commissionRate` in percent. */
export const affiliateSchema = z.object({
  uid: z.string(),
  customCode: z.string().exactOptional(),
  /** The code in lower case, by which it is found. */
  customCodeLower: z.string().exactOptional(),
  /** Every code that the partner has ever had, in lower case; nobody else gets one of them. */
  codes: z.record(z.string(), z.boolean()).exactOptional(),
  commissionRate: z.number().min(0).max(100).default(0),
  /** What the partner's code takes off for buyers, in percent. */
  discountPercent: z.number().min(0).max(MAX_DISCOUNT).exactOptional(),
  totalClicks: z.int().default(0),
  uniqueClicks: z.int().default(0),
  totalSales: z.int().default(0),
  totalEarnings: z.int().default(0),
  /** What the partner is owed: the sum of the ledger, in cents; below zero where more was taken back than was earned since the last payout. */
  balance: z.int().default(0),
  /** What of it is approved and not paid, less what was taken back of paid sales; may be below zero. */
  released: z.int().default(0),
  /** What was paid out so far and has not come back, in cents. */
  paidOut: z.int().default(0),
  /** Numbers the changes of `released`. */
  releases: z.int().default(0),
  /** Numbers what somebody has changed by hand. */
  edits: z.int().exactOptional(),
  /** True while `released` is enough to be paid out, and it is known where to. */
  isPayable: z.literal(true).exactOptional(),
  /** Why `released` is not paid out. */
  withheld: withheldSchema.exactOptional(),
  payout: payoutDataSchema.exactOptional(),
  /** When the partner's account was deleted. Payout data stay as long as something is owed. */
  endedAt: z.int().exactOptional(),
  lastActivity: z.int().exactOptional(),
  /** As the partner is called in public. */
  name: z.string().exactOptional(),
  email: z.string().exactOptional(),
  /** The terms that the partner has accepted, by their version; `at` in ms. */
  acceptedTerms: z.record(z.string(), z.object({ hash: z.string(), at: z.int() })).exactOptional(),
  active: z.boolean().default(true),
  createdAt: z.int().exactOptional(),
})
export type Affiliate = z.infer<typeof affiliateSchema>

/** Terms of the programme, by the day of their version (`YYYY-MM-DD`) and the hash under which they are kept. */
export interface AcceptedTerms {
  version: string
  hash: string
}

/** What can be set of a partner. */
export interface PartnerChange {
  customCode?: string | undefined
  name?: string | undefined
  commissionRate?: number | undefined
  discountPercent?: number | undefined
  email?: string | undefined
  active?: boolean | undefined
  payout?: PayoutData | undefined
}

/** A recorded visit, as stored at `affiliateClicks/{id}`. Who it was is forgotten after a while, see lib/retention. */
export const clickSchema = z.object({
  id: trackingIdSchema,
  affiliateUid: z.string(),
  visitorIp: z.string().exactOptional(),
  visitorHash: z.string().exactOptional(),
  userAgent: z.string().exactOptional(),
  /** Whether it is the first one of its visitor on that day. */
  isFirst: z.boolean().exactOptional(),
  referrer: z.string().default(''),
  timestamp: z.int(),
  converted: z.boolean(),
  originalUrl: z.string(),
  /** Missing with older ones. */
  sources: clickSourcesSchema.exactOptional(),
  saleId: z.string().exactOptional(),
})
export type Click = z.infer<typeof clickSchema>

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

const reviewOutcomeSchema = z.enum(['released', 'reversed'])
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>

/** Body of the two decisions about a sale that is held. */
export const reviewRequestSchema = z.strictObject({
  note: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
})

export const saleIdSchema = z.string().regex(idPattern('sale'))

/** A credited sale, as stored at `affiliateSales/{id}` and answered by `POST /api/affiliate/conversions`. */
export const saleSchema = z.object({
  id: z.string(),
  affiliateUid: z.string(),
  /** Forgotten after a while, see lib/retention. */
  customerEmail: z.string().exactOptional(),
  productName: z.string(),
  productPrice: z.int(),
  commissionAmount: z.int(),
  commissionRate: z.number(),
  saleDate: z.int(),
  status: z.enum(['pending', 'approved', 'paid', 'reversed']),
  /** Why the commission is not released, whatever its time. */
  held: z.enum(['dispute', 'flag']).exactOptional(),
  /** What speaks for having somebody look at it, each with when it was found (ms). */
  flags: z.partialRecord(flagSchema, z.int()).exactOptional(),
  /** What somebody has decided who has looked at it; it is not flagged again. */
  review: z
    .object({ outcome: reviewOutcomeSchema, at: z.int(), actor: z.string(), note: z.string() })
    .exactOptional(),
  /** The day in Berlin on which it is released; missing while it is held, and afterwards. */
  releaseOn: z.string().exactOptional(),
  /** When it was released; what of its commission is left belongs to the partner's `released` since then. */
  releasedAt: z.int().exactOptional(),
  /** The partner's uid, from its release until it is paid out or given back whole. */
  payable: z.string().exactOptional(),
  payoutId: z.string().exactOptional(),
  /** What of the commission was taken back, in cents. */
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

/** What a partner may know of a sale: nothing of who bought. */
export type PartnerSale = Omit<
  Sale,
  'affiliateUid' | 'customerEmail' | 'commissionRate' | 'trackingCode' | 'orderId' | 'flags' | 'review'
>

/** A partner's figures of one day, as stored at `affiliateDaily/{uid}/{YYYY-MM-DD}`; earnings in cents. */
export const dailySchema = z.object({
  clicks: z.int().default(0),
  /** How many of the clicks were the first of their visitor on that day. */
  visitors: z.int().default(0),
  /** How many of the clicks are only counted here, because the day had too many to list. */
  unlisted: z.int().default(0),
  /** How many of those were the first of their visitor on that day. */
  unlistedUnique: z.int().default(0),
  sales: z.int().default(0),
  earnings: z.int().default(0),
})
export type Daily = z.infer<typeof dailySchema>

/** To whom an order is credited, decided at checkout and kept with the order. */
export const attributionSchema = z.object({
  affiliateUid: z.string(),
  /** What led the order there, as text; see `Trace`. */
  trackingCode: z.string(),
})
export type Attribution = z.infer<typeof attributionSchema>

/** From where a credited order was placed, as stored at `orderTraces/{orderId}` for 30 days. */
export const orderTraceSchema = z.object({
  /** Hash of the buyer's address, see `addressHash`. */
  address: z.string().exactOptional(),
  at: z.int(),
  /** The buyer's visit by a link, where a typed code counted instead. */
  visit: z.string().exactOptional(),
  /** Whether the partner's code has taken something off. */
  hasDiscount: z.boolean(),
})
export type OrderTrace = z.infer<typeof orderTraceSchema>

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
})
export type PayoutRun = z.infer<typeof payoutRunSchema>
