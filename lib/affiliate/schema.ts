import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { affiliateCodePattern } from './affiliate-code'
import { clickSourcesSchema } from './clicks/click-sources'

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
  /** When the partner's account was deleted. */
  endedAt: z.int().exactOptional(),
  /** True from then on until it is forgotten where the partner is paid to and reached: as long as something may be owed. */
  isLeaving: z.literal(true).exactOptional(),
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
