import { z } from 'zod'
import { attributionSchema } from '@/lib/affiliate/schema'
import { idPattern } from '@/lib/core/ids'
import { billingSchema } from '@/lib/invoices/schema'
import { termsHashesSchema } from '@/lib/legal/terms-schema'
import { countrySchema, taxationSchema } from '@/lib/legal/taxation/taxation-of'
import { disputeSchema, paymentMethodSchema } from '@/lib/payment/schema'
import { billingChangeSchema, invoicingSchema } from './invoicing/schema'
import { refundSchema } from './refund-schema'
import { takenBackSchema, transferSchema } from './transfer-schema'

export const orderIdSchema = z.string('order_id').regex(idPattern('order'), 'order_id')

export const orderStatusSchema = z.enum(['pending', 'paid', 'cancelled', 'refunded'])
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** Longest note about an order, in characters. */
export const NOTE_LENGTH = 1000

/** A declaration with its wording; `version` is the day of that wording. */
const consentSchema = z.object({ text: z.string(), at: z.int(), version: z.string() })
const historyEntrySchema = z.object({ at: z.int(), actor: z.string() })

/** Cents, times in ms. */
const paymentSchema = z.object({
  method: paymentMethodSchema,
  /** The provider's ids of the payment page and of the payment. */
  sessionId: z.string().exactOptional(),
  paymentIntentId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.literal('EUR'),
  /** When the shop learned of it. */
  paidAt: z.int(),
  /** The bank's booking day of a transfer, as `YYYY-MM-DD`. */
  bookedOn: z.iso.date().exactOptional(),
  /** Where the card or account was issued, by its provider: evidence of the buyer's country (Art. 24b (c) of Regulation 282/2011). */
  meansCountry: countrySchema.exactOptional(),
})

/** The provider's payment page of an unpaid order; times in ms. */
export const sessionSchema = z.object({
  /** Counts the order's payment pages. */
  attempt: z.int(),
  startedAt: z.int(),
  /**
   * `opening`: requested, not known to exist; `closing`: the buyer wants to pay in another way; `failed`: the
   * money did not come.
   */
  state: z.enum(['opening', 'open', 'closing', 'processing', 'failed', 'expired']),
  id: z.string().exactOptional(),
  url: z.string().exactOptional(),
})
export type OrderSession = z.infer<typeof sessionSchema>

/** Why a download is refused: the order's state, or no such file in it. */
const refusalSchema = z.enum(['pending', 'cancelled', 'refunded', 'not_found'])
export type Refusal = z.infer<typeof refusalSchema>

const countSchema = z.object({ count: z.int(), first: z.int(), last: z.int() })
export type Count = z.infer<typeof countSchema>
const downloadSchema = countSchema.extend({ file: z.string(), version: z.int() })

export const discountSchema = z.object({
  code: z.string(),
  percent: z.number(),
  amount: z.int(),
  /** True if the code belongs to a campaign, which counts its uses. */
  isCampaign: z.literal(true).exactOptional(),
  /** A campaign's fixed reduction instead of a percentage, in cents. */
  fixed: z.int().exactOptional(),
  /** The items that a campaign covers, by preset id; all if missing. */
  only: z.record(z.string(), z.literal(true)).exactOptional(),
})
export type OrderDiscount = z.infer<typeof discountSchema>

const orderedBundleSchema = z.object({ name: z.string(), price: z.int() })

/** An order as stored at `orders/{id}`; money in cents, times in ms. */
export const orderSchema = z.object({
  id: orderIdSchema,
  createdAt: z.int(),
  status: orderStatusSchema,
  /** Short, for the bank transfer's purpose. */
  reference: z.string(),
  /** Search key of the reference, see `referenceKeyOf`. */
  referenceKey: z.string().exactOptional(),
  /** Empty in an unpaid order that was anonymised. */
  email: z.string(),
  /** The address before its buyer corrected it. */
  emailBefore: z.string().exactOptional(),
  /** The address in lower case, for look-up; missing once the order is anonymous. */
  emailLower: z.string().exactOptional(),
  /** A guest's address in lower case, from the payment until an account has claimed the order. */
  claimableBy: z.string().exactOptional(),
  /** The buyer's account; missing for a guest and after the account was deleted. */
  customerUid: z.string().exactOptional(),
  name: z.string().exactOptional(),
  /** By preset id, with name, price and version at the time of the order. */
  items: z.record(
    z.string(),
    z.object({
      name: z.string(),
      price: z.int(),
      position: z.int(),
      version: z.int(),
      /**
       * The bundle that the item was bought in, if any: then `price` is its share, and `singlePrice` its price
       * alone.
       */
      bundle: z.object({ id: z.string(), singlePrice: z.int() }).exactOptional(),
    }),
  ),
  /** The bundles bought, by id, with name and price at the time of the order. */
  bundles: z.record(z.string(), orderedBundleSchema).exactOptional(),
  /** The amount to pay: the items less discount and reduction. */
  total: z.int(),
  /** Cents let off because a transfer of less was accepted. */
  reduction: z.int().min(1).exactOptional(),
  /** A code's discount: percent, and its cents, rounded once for the order. */
  discount: discountSchema.exactOptional(),
  /** True once the order, unpaid for too long, has released its use of a limited campaign. */
  isUseFreed: z.literal(true).exactOptional(),
  /** The invoice address, if the buyer gave one, and how it was changed since. */
  billing: billingSchema.exactOptional(),
  billingChange: billingChangeSchema.exactOptional(),
  /** True if it came with the money-back promise, whatever the shop promises later. */
  moneyBack: z.literal(true).exactOptional(),
  /** The legal texts that apply, by their hashes; see `legalTexts`. */
  terms: termsHashesSchema,
  /** The invoice's number, and what it is based on; `invoicing` is missing for the first one at the first address. */
  invoice: z.string().exactOptional(),
  invoicing: invoicingSchema.exactOptional(),
  /** The numbers of corrections, by refund; `cancelled` is the document that cancelled the correction. */
  corrections: z
    .record(z.string(), z.object({ number: z.string(), cancelled: z.string().exactOptional() }))
    .exactOptional(),
  vat: z.enum(['included', 'small-business', 'reverse-charge']),
  /** Where the buyer says they live, ISO 3166 alpha-2; Germany if missing. */
  country: countrySchema.exactOptional(),
  /**
   * The answer of VIES about a company's VAT ID when the order was placed (`at` in ms). Its consultation number is the proof;
   * name and address are those of the member state's register, if it gives them.
   */
  vatIdCheck: z
    .object({
      at: z.int(),
      isConfirmed: z.boolean(),
      consultation: z.string().exactOptional(),
      name: z.string().exactOptional(),
      address: z.string().exactOptional(),
    })
    .exactOptional(),
  /** How it is taxed, since its payment for good; if missing, in Germany by `vat`. */
  taxation: taxationSchema.exactOptional(),
  paymentMethod: paymentMethodSchema,
  consent: z.object({
    immediateDelivery: consentSchema,
    withdrawalLoss: consentSchema,
    /** Consent to being asked for a rating. */
    askForRating: consentSchema.exactOptional(),
  }),
  accessTokenHash: z.string(),
  /** Hash of the `Idempotency-Key`. */
  idempotencyKey: z.string(),
  bodyHash: z.string(),
  attribution: attributionSchema.exactOptional(),
  /** True if the partner turned out to be the buyer, and earns nothing by the order. */
  isPartnersOwn: z.literal(true).exactOptional(),
  /** Hash of the network and day it was placed from, until it is paid. */
  network: z.string().exactOptional(),
  /** The key under which the figures count its partner. */
  countedFor: z.string().exactOptional(),
  /** Missing until it is paid. */
  payment: paymentSchema.exactOptional(),
  /** Transfers received for it, by the id in `bankEntries`; missing if none. */
  transfers: z.record(z.string(), transferSchema).exactOptional(),
  /** A time on the last day to pay, if the buyer got an extension. */
  payUntil: z.int().exactOptional(),
  /** Payments taken back, by an id in the format of refunds, under which the invoice's correction is found. */
  takenBack: z.record(z.string(), takenBackSchema).exactOptional(),
  /** The payment page, while there is something to pay. */
  session: sessionSchema.exactOptional(),
  /** True while the provider may know more about the payment than the shop. */
  isPaymentOpen: z.boolean().exactOptional(),
  /** True from its cancellation until it is anonymised. */
  isForgettable: z.boolean().exactOptional(),
  /** The buyer's bank demands the money back. Of several disputes an open one, or else the one decided last. */
  dispute: disputeSchema.exactOptional(),
  /** Further disputes about the same payment, by id. */
  otherDisputes: z.record(z.string(), disputeSchema).exactOptional(),
  /** Cents that the provider refunded on its pages although nothing of the price was left. */
  refundedBeyond: z.int().min(1).exactOptional(),
  /** Counts changes of its state or payments; see `saveChange`. */
  changes: z.int().exactOptional(),
  refunds: z.record(z.string(), refundSchema).exactOptional(),
  /** Cents refunded so far. */
  refunded: z.int().exactOptional(),
  /** True while a refund needs attention, see `needsSomebody`. */
  isRefundOpen: z.literal(true).exactOptional(),
  isDisputed: z.literal(true).exactOptional(),
  /** Withdrawals from it that await a decision. */
  withdrawals: z.record(z.string(), z.literal(true)).exactOptional(),
  /** True if a withdrawal was accepted before it was paid: no later payment counts for it. */
  isWithdrawn: z.literal(true).exactOptional(),
  /** When it reached each state, and by whom. */
  history: z.partialRecord(orderStatusSchema, historyEntrySchema),
  note: z.string().max(NOTE_LENGTH).exactOptional(),
  /** True if the buyer opted out of mails about new versions. */
  noUpdates: z.literal(true).exactOptional(),
  /** When its buyer asked to be erased; what the books need stays. */
  erasedAt: z.int().exactOptional(),
  /** True if the buyer no longer wants to be asked for a rating. */
  noRatingQuestion: z.literal(true).exactOptional(),
  /** How often and when each file was downloaded, by preset id and file; `version` is that of the last download. */
  downloads: z.record(z.string(), z.record(z.string(), downloadSchema)).exactOptional(),
  /** How often and when downloads were refused; `asked` is the beginning of the last requested name. */
  refusals: z.partialRecord(refusalSchema, countSchema.extend({ asked: z.string() })).exactOptional(),
})
export type Order = z.infer<typeof orderSchema>
