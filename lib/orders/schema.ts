import { z } from 'zod'
import { attributionSchema } from '@/lib/affiliate/schema'
import { idPattern } from '@/lib/core/ids'
import { billingSchema } from '@/lib/invoices/schema'
import { termsHashesSchema } from '@/lib/legal/terms-schema'
import { paymentMethodSchema } from '@/lib/payment/schema'
import { billingChangeSchema, invoicingSchema } from './invoicing/schema'
import { refundSchema } from './refund-schema'
import { takenBackSchema, transferSchema } from './transfer-schema'

export const orderIdSchema = z.string('order_id').regex(idPattern('order'), 'order_id')

export const orderStatusSchema = z.enum(['pending', 'paid', 'cancelled', 'refunded'])
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** Longest note about an order, in characters. */
export const NOTE_LENGTH = 1000

/** A declaration as it was worded; `version` is the day of its wording. */
const consentSchema = z.object({ text: z.string(), at: z.int(), version: z.string() })
const historyEntrySchema = z.object({ at: z.int(), actor: z.string() })

/** How an order was paid; cents, times in ms. */
const paymentSchema = z.object({
  method: paymentMethodSchema,
  /** The provider's ids of its payment page and of the payment. */
  sessionId: z.string().exactOptional(),
  paymentIntentId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.literal('EUR'),
  /** When the shop heard of it. */
  paidAt: z.int(),
  /** The day on which a transfer came in, by the bank, as `YYYY-MM-DD`. */
  bookedOn: z.iso.date().exactOptional(),
})

/** The provider's payment page of an unpaid order; times in ms. */
export const sessionSchema = z.object({
  /** Numbers the pages that the order has had. */
  attempt: z.int(),
  startedAt: z.int(),
  /** `opening`: asked for, not known to be there; `closing`: the buyer wants to pay in another way; `failed`: the money did not come. */
  state: z.enum(['opening', 'open', 'closing', 'processing', 'failed', 'expired']),
  id: z.string().exactOptional(),
  url: z.string().exactOptional(),
})
export type OrderSession = z.infer<typeof sessionSchema>

/** How far an open dispute is, from its beginning: the bank asks, or has taken the money; the shop has answered. */
export const openStageSchema = z.enum(['inquiry', 'inquiryAnswered', 'claim', 'claimAnswered'])
export type DisputeStage = z.infer<typeof openStageSchema>

const disputeSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  amount: z.int(),
  /** When it was opened, or decided. */
  at: z.int(),
  /** The last one before it was decided; a claim where the provider does not say. */
  stage: openStageSchema.exactOptional(),
  /** Until when the provider takes an answer, if it says so. */
  dueBy: z.int().exactOptional(),
})
export type Dispute = z.infer<typeof disputeSchema>

/** Why a file is refused: the state that keeps it closed, or that there is no such file in the order. */
const refusalSchema = z.enum(['pending', 'cancelled', 'refunded', 'not_found'])
export type Refusal = z.infer<typeof refusalSchema>

const countSchema = z.object({ count: z.int(), first: z.int(), last: z.int() })
export type Count = z.infer<typeof countSchema>
const downloadSchema = countSchema.extend({ file: z.string(), version: z.int() })

export const discountSchema = z.object({
  code: z.string(),
  percent: z.number(),
  amount: z.int(),
  /** True if the code is that of a campaign, which counts its uses. */
  isCampaign: z.literal(true).exactOptional(),
  /** A campaign's fixed reduction in place of a percentage, in cents. */
  fixed: z.int().exactOptional(),
  /** The items that a campaign is for, by preset id; all if missing. */
  only: z.record(z.string(), z.literal(true)).exactOptional(),
})
export type OrderDiscount = z.infer<typeof discountSchema>

const orderedBundleSchema = z.object({ name: z.string(), price: z.int() })

/**
 * Why an order is only a trial: everything in its shop is one, because the owner is the sample; or only it, because it is
 * paid with a provider's keys for trying out. The first counts like any other, and goes before the shop is real; the second
 * counts nowhere.
 */
export const trialSchema = z.enum(['shop', 'payment'])
export type Trial = z.infer<typeof trialSchema>

/** An order as stored at `orders/{id}`; money in cents, times in ms. */
export const orderSchema = z.object({
  id: orderIdSchema,
  createdAt: z.int(),
  status: orderStatusSchema,
  /** Decided when it is placed; missing in a real order. */
  trial: trialSchema.exactOptional(),
  /** Short, for the bank transfer's purpose. */
  reference: z.string(),
  /** Search key of the reference, see `referenceKeyOf`. */
  referenceKey: z.string().exactOptional(),
  /** Empty in an unpaid order that was made anonymous. */
  email: z.string(),
  /** The address before its buyer mended it. */
  emailBefore: z.string().exactOptional(),
  /** The address in lower case, for look-up; missing once the order is anonymous. */
  emailLower: z.string().exactOptional(),
  /** The address in lower case, from the payment of a guest's order until an account has taken it over. */
  claimableBy: z.string().exactOptional(),
  /** The account of the buyer; missing for a guest and after the account was deleted. */
  customerUid: z.string().exactOptional(),
  name: z.string().exactOptional(),
  /** By preset id, with name, price and version as they were at the moment of the order. */
  items: z.record(
    z.string(),
    z.object({
      name: z.string(),
      price: z.int(),
      position: z.int(),
      version: z.int(),
      /** The bundle that it was bought in, if so: then `price` is its share, and this is what it cost alone. */
      bundle: z.object({ id: z.string(), singlePrice: z.int() }).exactOptional(),
    }),
  ),
  /** The bundles that its presets were bought in, by id, with name and price as they were at that moment. */
  bundles: z.record(z.string(), orderedBundleSchema).exactOptional(),
  /** The amount to pay: the items less the discount and the reduction. */
  total: z.int(),
  /** What it costs less than agreed, in cents, because a transfer of less was taken as enough. */
  reduction: z.int().min(1).exactOptional(),
  /** Discount of a code: percent, and its cents, rounded once for the order. */
  discount: discountSchema.exactOptional(),
  /** True if it has held its campaign's use for as long as a payment usually takes: somebody else may have it. */
  isUseFreed: z.literal(true).exactOptional(),
  /** Where the invoice goes, if the buyer has said so; and that this was changed since the order. */
  billing: billingSchema.exactOptional(),
  billingChange: billingChangeSchema.exactOptional(),
  /** True if it came with the promise to give money back, whatever the shop promises later. */
  moneyBack: z.literal(true).exactOptional(),
  /** The texts that it was concluded under, by their hashes; see `legalTexts`. */
  terms: termsHashesSchema,
  /** The number of its invoice, and what that goes by; missing for the first one by the first address. */
  invoice: z.string().exactOptional(),
  invoicing: invoicingSchema.exactOptional(),
  /** The numbers of its invoices' corrections, by refund; `cancelled` is that of the one by which it was taken back. */
  corrections: z
    .record(z.string(), z.object({ number: z.string(), cancelled: z.string().exactOptional() }))
    .exactOptional(),
  vat: z.enum(['included', 'small-business']),
  paymentMethod: paymentMethodSchema,
  consent: z.object({
    immediateDelivery: consentSchema,
    withdrawalLoss: consentSchema,
    /** The wish to be asked how it sounds. */
    askForRating: consentSchema.exactOptional(),
  }),
  accessTokenHash: z.string(),
  /** Hash of the `Idempotency-Key`. */
  idempotencyKey: z.string(),
  bodyHash: z.string(),
  attribution: attributionSchema.exactOptional(),
  /** True if the buyer's later address is that of the partner, who earns nothing by it. */
  isPartnersOwn: z.literal(true).exactOptional(),
  /** Hash of the network and day that it was placed from, until it is paid. */
  network: z.string().exactOptional(),
  /** The key under which the figures count its partner. */
  countedFor: z.string().exactOptional(),
  /** How it was paid; missing until then. */
  payment: paymentSchema.exactOptional(),
  /** Transfers that have come for it, by the id in `bankEntries`; missing where none came. */
  transfers: z.record(z.string(), transferSchema).exactOptional(),
  /** A time on the last day to pay, where its buyer has got longer. */
  payUntil: z.int().exactOptional(),
  /** By an id like a refund's, under which the invoice's correction is found. */
  takenBack: z.record(z.string(), takenBackSchema).exactOptional(),
  /** The page to pay on, while there is something to pay. */
  session: sessionSchema.exactOptional(),
  /** True while the provider may know more of the payment than the shop. */
  isPaymentOpen: z.boolean().exactOptional(),
  /** True from its cancellation until nothing in it says any more who has ordered. */
  isForgettable: z.boolean().exactOptional(),
  /** The buyer's bank wants the money back. */
  dispute: disputeSchema.exactOptional(),
  /** How often the order has changed its state or its money; see `saveChange`. */
  changes: z.int().exactOptional(),
  /** Money given back, or on its way. */
  refunds: z.record(z.string(), refundSchema).exactOptional(),
  /** Cents given back so far. */
  refunded: z.int().exactOptional(),
  /** True while somebody has to see to a refund of it, see `needsSomebody`. */
  isRefundOpen: z.literal(true).exactOptional(),
  /** True while a dispute about its payment is open. */
  isDisputed: z.literal(true).exactOptional(),
  /** The withdrawals from it that nobody has decided about. */
  withdrawals: z.record(z.string(), z.literal(true)).exactOptional(),
  /** True if a withdrawal was accepted before it was paid: no later payment is for it. */
  isWithdrawn: z.literal(true).exactOptional(),
  /** Each state that the order has reached, with its time and who brought it about. */
  history: z.partialRecord(orderStatusSchema, historyEntrySchema),
  /** The desk's note; nobody else sees it. */
  note: z.string().max(NOTE_LENGTH).exactOptional(),
  /** True if the buyer does not want to hear of new versions. */
  noUpdates: z.literal(true).exactOptional(),
  /** When its buyer asked to be deleted; what the books need of it stays. */
  erasedAt: z.int().exactOptional(),
  /** True if the buyer no longer wants to be asked how it sounds. */
  noRatingQuestion: z.literal(true).exactOptional(),
  /** How often and when each file was loaded, by preset id and file; `version` is the one loaded last. */
  downloads: z.record(z.string(), z.record(z.string(), downloadSchema)).exactOptional(),
  /** How often and when files were refused; `asked` is the beginning of what was asked for last. */
  refusals: z.partialRecord(refusalSchema, countSchema.extend({ asked: z.string() })).exactOptional(),
})
export type Order = z.infer<typeof orderSchema>
