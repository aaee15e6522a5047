import { z } from 'zod'
import { MOST_PERCENT } from '@/lib/cart/discount-amount'
import { idPattern } from '@/lib/core/ids'
import { withoutInvisible } from '@/lib/core/text/plain-text'
import { affiliateCodePattern } from './affiliate-code'
import { clickSourcesSchema } from './click-sources'

/** `POST /api/affiliate/clicks`. Long texts are truncated when stored instead of rejecting the visit. */
export const clickRequestSchema = z.strictObject({
  code: z.string('affiliate_code').regex(affiliateCodePattern, 'affiliate_code'),
  originalUrl: z.url({ protocol: /^https?$/, error: 'url' }),
  referrer: z.string().optional(),
  visitorIp: z.union([z.ipv4(), z.ipv6()], 'ip_address').optional(),
})
export type ClickRequest = z.infer<typeof clickRequestSchema>

export const unansweredSchema = clickRequestSchema.pick({ code: true })

/** `GET /api/partner-links/…`: how long a visit counts, as text. */
export const partnerLinkSchema = z.object({ span: z.string().exactOptional() })

export const typedCodeSchema = z.string().transform((text) => withoutInvisible(text).trim())

export const trackingIdSchema = z.string('tracking_id').regex(idPattern('track'), 'tracking_id')

/** The browser's record of a visit; `timestamp` in ms. */
export const trackingRecordSchema = z.object({
  affiliateCode: z.string(),
  trackingId: trackingIdSchema,
  timestamp: z.int(),
  /** 24 if missing. */
  hours: z.int().exactOptional(),
  name: z.string().exactOptional(),
  /** The link's discount. */
  percent: z.number().exactOptional(),
})
export type TrackingRecord = z.infer<typeof trackingRecordSchema>

export const payoutDataSchema = z.object({
  /** Banks compare the holder with the IBAN. */
  holder: z.string(),
  iban: z.string(),
  taxState: z.enum(['private', 'small-business', 'vat']),
  vatId: z.string().exactOptional(),
  /** A small business's, which its credit notes state (§ 14 (4) no. 2 UStG). Missing in older data. */
  taxNumber: z.string().exactOptional(),
  /** The payee's address for credit notes (§ 14 (4) no. 1 UStG). */
  address: z
    .object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() })
    .exactOptional(),
})
export type PayoutData = z.infer<typeof payoutDataSchema>
/** Percent. */
export const MAX_DISCOUNT = MOST_PERCENT

/** Percent; 0 if the code only names a partner. Answer of `GET /api/discounts/…`. */
export const discountSchema = z.object({
  code: z.string(),
  percent: z.number(),
  /** Instead of a percentage: a campaign's cents. */
  fixed: z.int().exactOptional(),
  /** Covers all if missing. */
  presetIds: z.array(z.string()).exactOptional(),
})
export type Discount = z.infer<typeof discountSchema>

export const adjustmentsSchema = z.record(z.string(), z.object({ amount: z.int(), note: z.string() }))

/** Except for the rate, see `PartnerValues`. */
export const agreedSchema = z.object({ holdDays: z.int(), threshold: z.int(), hours: z.int() })
export type Agreed = z.infer<typeof agreedSchema>

/** `at` in ms. */
const acceptanceSchema = agreedSchema.extend({ version: z.string(), rate: z.number(), at: z.int() })

const withheldSchema = z.enum(['negative', 'below-threshold', 'no-data'])
export type PayoutState = z.infer<typeof withheldSchema> | 'payable'

/** Stored at `affiliateUsers/{uid}`; money in cents, `commissionRate` in percent. */
export const affiliateSchema = z.object({
  uid: z.string(),
  customCode: z.string().exactOptional(),
  customCodeLower: z.string().exactOptional(),
  /** All ever had, in lower case; they stay reserved and lead to the partner. */
  codes: z.record(z.string(), z.boolean()).exactOptional(),
  commissionRate: z.number().min(0).max(100).default(0),
  /** A lower rate the partner is asked to accept; until then the previous one applies. */
  offeredRate: z.number().min(0).max(100).exactOptional(),
  /** Applies regardless of the settings; missing in records written by hand, with which nothing was agreed. */
  agreed: agreedSchema.exactOptional(),
  /** For buyers. */
  discountPercent: z.number().min(0).max(MAX_DISCOUNT).exactOptional(),
  /** A typed code credits later orders of its buyer for `CODE_DAYS`, too. */
  codeLasts: z.boolean().exactOptional(),
  totalClicks: z.int().default(0),
  uniqueClicks: z.int().default(0),
  totalSales: z.int().default(0),
  totalEarnings: z.int().default(0),
  /** The ledger's sum, in cents; negative if more was reversed than earned since the last payout. */
  balance: z.int().default(0),
  /** The released, unpaid part of it, less reversals of paid sales; may be negative. */
  released: z.int().default(0),
  /** Not yet part of a payout, by position; `amount` in cents. */
  adjusted: adjustmentsSchema.exactOptional(),
  /** Total paid out and not returned, in cents. */
  paidOut: z.int().default(0),
  releases: z.int().default(0),
  edits: z.int().exactOptional(),
  /** While `released` suffices for a payout and the bank account is known. */
  isPayable: z.literal(true).exactOptional(),
  /** Why `released` is not paid out. */
  withheld: withheldSchema.exactOptional(),
  payout: payoutDataSchema.exactOptional(),
  endedAt: z.int().exactOptional(),
  /** After that, while something may be owed: payout and contact details are kept. */
  isLeaving: z.literal(true).exactOptional(),
  lastActivity: z.int().exactOptional(),
  name: z.string().exactOptional(),
  email: z.string().exactOptional(),
  /** Ids shown first, by position. */
  pagePresets: z.record(z.string(), z.string()).exactOptional(),
  /** By the hash of their text. */
  acceptedTerms: z.record(z.string(), acceptanceSchema).exactOptional(),
  active: z.boolean().default(true),
  createdAt: z.int().exactOptional(),
})
export type Affiliate = z.infer<typeof affiliateSchema>

/** The acceptance is stored under its text's `hash`. */
export type Acceptance = z.infer<typeof acceptanceSchema> & { hash: string }

export interface PartnerChange {
  customCode?: string | undefined
  name?: string | undefined
  commissionRate?: number | undefined
  /** Null withdraws an offer. */
  offeredRate?: number | null | undefined
  agreed?: Agreed | undefined
  discountPercent?: number | undefined
  codeLasts?: boolean | undefined
  email?: string | undefined
  active?: boolean | undefined
  payout?: PayoutData | undefined
}

/** Stored at `affiliateClicks/{id}`. lib/retention deletes its personal data after a while. */
export const clickSchema = z.object({
  id: trackingIdSchema,
  affiliateUid: z.string(),
  visitorIp: z.string().exactOptional(),
  visitorHash: z.string().exactOptional(),
  userAgent: z.string().exactOptional(),
  /** Its visitor's first on that day. */
  isFirst: z.boolean(),
  referrer: z.string().default(''),
  timestamp: z.int(),
  /** 24 if missing. */
  hours: z.int().exactOptional(),
  converted: z.boolean(),
  originalUrl: z.string(),
  sources: clickSourcesSchema,
  saleId: z.string().exactOptional(),
})
export type Click = z.infer<typeof clickSchema>

/** Stored at `affiliateDaily/{uid}/{YYYY-MM-DD}`; earnings in cents. */
export const dailySchema = z.object({
  clicks: z.int().default(0),
  visitors: z.int().default(0),
  /** Only counted here, as the day had too many to record; `unlistedUnique`: their visitors' first that day. */
  unlisted: z.int().default(0),
  unlistedUnique: z.int().default(0),
  sales: z.int().default(0),
  earnings: z.int().default(0),
  /** Sales credited before these were counted are in neither. */
  codeSales: z.int().default(0),
  codeEarnings: z.int().default(0),
  linkSales: z.int().default(0),
  linkEarnings: z.int().default(0),
  /** Left without an answer to the consent question. */
  unanswered: z.int().default(0),
})
export type Daily = z.infer<typeof dailySchema>

/** The order's typed code, one typed with an earlier order, or a link. */
export const creditSchema = z.enum(['code', 'earlier-code', 'link'])
export type Credit = z.infer<typeof creditSchema>

/** Decided at checkout and stored with the order. */
export const attributionSchema = z.object({
  affiliateUid: z.string(),
  /** See `Trace`. */
  trackingCode: z.string(),
  /** Missing in orders placed before it was noted. */
  by: creditSchema.exactOptional(),
})
export type Attribution = z.infer<typeof attributionSchema>

/** Stored at `orderTraces/{orderId}` for 30 days. */
export const orderTraceSchema = z.object({
  /** Hash of the buyer's address, see `addressHash`. */
  address: z.string().exactOptional(),
  at: z.int(),
  /** Noted if an entered code took precedence over it. */
  visit: z.string().exactOptional(),
  hasDiscount: z.boolean(),
  /** Its typed code credits this order, too. */
  earlier: z.string().exactOptional(),
})
export type OrderTrace = z.infer<typeof orderTraceSchema>

/** A recorded visit, or only a code, typed or from a cookie. Stored as one text, the `trackingCode`. */
export type Trace = { by: 'visit'; trackingId: string } | { by: 'code'; code: string }

export function trackingCodeOf(trace: Trace): string {
  return trace.by === 'visit' ? trace.trackingId : trace.code
}

export function traceOf(trackingCode: string): Trace {
  const isVisit = trackingIdSchema.safeParse(trackingCode).success
  return isVisit ? { by: 'visit', trackingId: trackingCode } : { by: 'code', code: trackingCode }
}
