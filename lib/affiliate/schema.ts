import { z } from 'zod'
import { MOST_PERCENT } from '@/lib/cart/discount-amount'
import { idPattern } from '@/lib/core/ids'
import { withoutInvisible } from '@/lib/core/text/plain-text'
import { affiliateCodePattern } from './affiliate-code'
import { clickSourcesSchema } from './click-sources'

/** Body of `POST /api/affiliate/clicks`. Long texts are truncated when stored instead of rejecting the visit. */
export const clickRequestSchema = z.strictObject({
  code: z.string('affiliate_code').regex(affiliateCodePattern, 'affiliate_code'),
  originalUrl: z.url({ protocol: /^https?$/, error: 'url' }),
  referrer: z.string().optional(),
  visitorIp: z.union([z.ipv4(), z.ipv6()], 'ip_address').optional(),
})
export type ClickRequest = z.infer<typeof clickRequestSchema>

export const unansweredSchema = clickRequestSchema.pick({ code: true })

/** Answer of `GET /api/partner-links/…`: how long a visit counts, as text. */
export const partnerLinkSchema = z.object({ span: z.string().exactOptional() })

/** A code as typed or pasted. */
export const typedCodeSchema = z.string().transform((text) => withoutInvisible(text).trim())

export const trackingIdSchema = z.string('tracking_id').regex(idPattern('track'), 'tracking_id')

/** The browser's record of a visit through a partner's link; `timestamp` in ms. */
export const trackingRecordSchema = z.object({
  affiliateCode: z.string(),
  trackingId: trackingIdSchema,
  timestamp: z.int(),
  /** How many hours it counts; 24 if missing. */
  hours: z.int().exactOptional(),
  /** The partner's public name. */
  name: z.string().exactOptional(),
  /** The discount that the link brings, in percent. */
  percent: z.number().exactOptional(),
})
export type TrackingRecord = z.infer<typeof trackingRecordSchema>

export const payoutDataSchema = z.object({
  /** The account holder, whom banks compare with the IBAN. */
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
/** Highest discount of a code, in percent. */
export const MAX_DISCOUNT = MOST_PERCENT

/** A code's discount in percent; 0 if it only names a partner. Answer of `GET /api/discounts/…`. */
export const discountSchema = z.object({
  code: z.string(),
  percent: z.number(),
  /** Instead of a percentage: a campaign's amount in cents. */
  fixed: z.int().exactOptional(),
  /** The presets a campaign covers; all if missing. */
  presetIds: z.array(z.string()).exactOptional(),
})
export type Discount = z.infer<typeof discountSchema>

/** Amounts that the desk added or deducted, and why. */
export const adjustmentsSchema = z.record(z.string(), z.object({ amount: z.int(), note: z.string() }))

/** The terms agreed with a partner, except for the rate, see `PartnerValues`. */
export const agreedSchema = z.object({ holdDays: z.int(), threshold: z.int(), hours: z.int() })
export type Agreed = z.infer<typeof agreedSchema>

/** An acceptance of terms, with the partner's values at that time; `at` in ms. */
const acceptanceSchema = agreedSchema.extend({ version: z.string(), rate: z.number(), at: z.int() })

const withheldSchema = z.enum(['negative', 'below-threshold', 'no-data'])
/** Whether a partner's released balance is paid, or why not. */
export type PayoutState = z.infer<typeof withheldSchema> | 'payable'

/** A partner, stored at `affiliateUsers/{uid}`; money in cents, `commissionRate` in percent. */
export const affiliateSchema = z.object({
  uid: z.string(),
  customCode: z.string().exactOptional(),
  /** The code in lower case, for look-up. */
  customCodeLower: z.string().exactOptional(),
  /** Every code the partner has ever had, in lower case; all stay reserved and lead to the partner. */
  codes: z.record(z.string(), z.boolean()).exactOptional(),
  commissionRate: z.number().min(0).max(100).default(0),
  /** A lower rate the partner is asked to accept; until then the previous one applies. */
  offeredRate: z.number().min(0).max(100).exactOptional(),
  /** Applies regardless of the settings; missing in records written by hand, with which nothing was agreed. */
  agreed: agreedSchema.exactOptional(),
  /** The code's discount for buyers, in percent. */
  discountPercent: z.number().min(0).max(MAX_DISCOUNT).exactOptional(),
  /** Whether a typed code credits later orders of its buyer for `CODE_DAYS`, too. */
  codeLasts: z.boolean().exactOptional(),
  totalClicks: z.int().default(0),
  uniqueClicks: z.int().default(0),
  totalSales: z.int().default(0),
  totalEarnings: z.int().default(0),
  /** Balance owed: the sum of the ledger, in cents; negative if more was reversed than earned since the last payout. */
  balance: z.int().default(0),
  /** The released, unpaid part of it, less reversals of paid sales; may be negative. */
  released: z.int().default(0),
  /** Adjustments not yet part of a payout, by position; `amount` in cents. */
  adjusted: adjustmentsSchema.exactOptional(),
  /** Total paid out and not returned, in cents. */
  paidOut: z.int().default(0),
  releases: z.int().default(0),
  edits: z.int().exactOptional(),
  /** True while `released` suffices for a payout and the bank account is known. */
  isPayable: z.literal(true).exactOptional(),
  /** Why `released` is not paid out. */
  withheld: withheldSchema.exactOptional(),
  payout: payoutDataSchema.exactOptional(),
  /** When the partnership ended. */
  endedAt: z.int().exactOptional(),
  /** True after that, while something may be owed, so that payout and contact details are kept. */
  isLeaving: z.literal(true).exactOptional(),
  lastActivity: z.int().exactOptional(),
  name: z.string().exactOptional(),
  email: z.string().exactOptional(),
  /** Ids of the presets that the partner's page shows first, by position. */
  pagePresets: z.record(z.string(), z.string()).exactOptional(),
  /** The accepted terms, by the hash of their text. */
  acceptedTerms: z.record(z.string(), acceptanceSchema).exactOptional(),
  active: z.boolean().default(true),
  createdAt: z.int().exactOptional(),
})
export type Affiliate = z.infer<typeof affiliateSchema>

/** `hash` is that of the accepted text, under which the acceptance is stored. */
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

/**
 * A recorded visit, stored at `affiliateClicks/{id}`. Its personal data are deleted after a while, see
 * lib/retention.
 */
export const clickSchema = z.object({
  id: trackingIdSchema,
  affiliateUid: z.string(),
  visitorIp: z.string().exactOptional(),
  visitorHash: z.string().exactOptional(),
  userAgent: z.string().exactOptional(),
  /** Whether it is its visitor's first on that day. */
  isFirst: z.boolean(),
  referrer: z.string().default(''),
  timestamp: z.int(),
  /** How many hours it counts for its partner; 24 if missing. */
  hours: z.int().exactOptional(),
  converted: z.boolean(),
  originalUrl: z.string(),
  sources: clickSourcesSchema,
  saleId: z.string().exactOptional(),
})
export type Click = z.infer<typeof clickSchema>

/** A partner's figures of one day, stored at `affiliateDaily/{uid}/{YYYY-MM-DD}`; earnings in cents. */
export const dailySchema = z.object({
  clicks: z.int().default(0),
  /** Clicks that were their visitor's first on that day. */
  visitors: z.int().default(0),
  /** Clicks only counted here, because the day had too many to record. */
  unlisted: z.int().default(0),
  /** How many of those were their visitor's first on that day. */
  unlistedUnique: z.int().default(0),
  sales: z.int().default(0),
  earnings: z.int().default(0),
  /** The shares by typed code and by link; sales credited before these were counted are in neither. */
  codeSales: z.int().default(0),
  codeEarnings: z.int().default(0),
  linkSales: z.int().default(0),
  linkEarnings: z.int().default(0),
  /** Pages opened through a link and left without an answer to the consent question. */
  unanswered: z.int().default(0),
})
export type Daily = z.infer<typeof dailySchema>

/** The reason to credit a partner: the order's typed code, one typed with an earlier order, or a link. */
export const creditSchema = z.enum(['code', 'earlier-code', 'link'])
export type Credit = z.infer<typeof creditSchema>

/** The partner credited with an order, decided at checkout and stored with it. */
export const attributionSchema = z.object({
  affiliateUid: z.string(),
  /** The source of the credit, as text; see `Trace`. */
  trackingCode: z.string(),
  /** Missing in orders placed before it was noted. */
  by: creditSchema.exactOptional(),
})
export type Attribution = z.infer<typeof attributionSchema>

/** Where a credited order came from, stored at `orderTraces/{orderId}` for 30 days. */
export const orderTraceSchema = z.object({
  /** Hash of the buyer's address, see `addressHash`. */
  address: z.string().exactOptional(),
  at: z.int(),
  /** The buyer's visit through a link, if an entered code took precedence. */
  visit: z.string().exactOptional(),
  /** Whether the partner's code gave a discount. */
  hasDiscount: z.boolean(),
  /** The order whose typed code credits this one, too. */
  earlier: z.string().exactOptional(),
})
export type OrderTrace = z.infer<typeof orderTraceSchema>

/**
 * The source of a partner's credit: a recorded visit, or only a code, typed or from the visitor's cookie. Orders and sales
 * store it as one text, their `trackingCode`.
 */
export type Trace = { by: 'visit'; trackingId: string } | { by: 'code'; code: string }

export function trackingCodeOf(trace: Trace): string {
  return trace.by === 'visit' ? trace.trackingId : trace.code
}

export function traceOf(trackingCode: string): Trace {
  const isVisit = trackingIdSchema.safeParse(trackingCode).success
  return isVisit ? { by: 'visit', trackingId: trackingCode } : { by: 'code', code: trackingCode }
}
