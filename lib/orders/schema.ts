import { z } from 'zod'
import { attributionSchema } from '@/lib/affiliate/schema'
import { idPattern } from '@/lib/core/ids'
import { billingSchema } from '@/lib/invoices/schema'
import { termsHashesSchema } from '@/lib/legal/terms-schema'
import { countrySchema, taxationSchema } from '@/lib/legal/taxation/taxation-of'
import { disputeSchema, paymentMethodSchema } from '@/lib/payment/schema'
import { fitSchema } from './fit-schema'
import { giftsSchema, giftsSetAsideSchema } from './gift-schema'
import { billingChangeSchema, invoicingSchema } from './invoicing/schema'
import { refundSchema } from './refund-schema'
import { takenBackSchema, transferSchema } from './transfer-schema'

export const orderIdSchema = z.string('order_id').regex(idPattern('order'), 'order_id')

export const orderStatusSchema = z.enum(['pending', 'paid', 'cancelled', 'refunded'])
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** In characters. */
export const NOTE_LENGTH = 1000

/** `version` is the day of the wording. */
const consentSchema = z.object({ text: z.string(), at: z.int(), version: z.string() })
const historyEntrySchema = z.object({ at: z.int(), actor: z.string() })

/** Cents, times in ms. */
const paymentSchema = z.object({
  method: paymentMethodSchema,
  sessionId: z.string().exactOptional(),
  paymentIntentId: z.string().exactOptional(),
  amount: z.int(),
  currency: z.literal('EUR'),
  /** When the shop learned of it. */
  paidAt: z.int(),
  /** The bank's booking day of a transfer, `YYYY-MM-DD`. */
  bookedOn: z.iso.date().exactOptional(),
  /** Where the card or account was issued: evidence of the buyer's country (Art. 24b (c) of Regulation 282/2011). */
  meansCountry: countrySchema.exactOptional(),
})

/** Times in ms. */
export const sessionSchema = z.object({
  attempt: z.int(),
  startedAt: z.int(),
  /** `opening`: requested, not known to exist; `closing`: the buyer pays in another way; `failed`: no money came. */
  state: z.enum(['opening', 'open', 'closing', 'processing', 'failed', 'expired']),
  id: z.string().exactOptional(),
  url: z.string().exactOptional(),
})
export type OrderSession = z.infer<typeof sessionSchema>

const refusalSchema = z.enum(['pending', 'cancelled', 'refunded', 'not_found'])
export type Refusal = z.infer<typeof refusalSchema>

const countSchema = z.object({ count: z.int(), first: z.int(), last: z.int() })
export type Count = z.infer<typeof countSchema>
const downloadSchema = countSchema.extend({ file: z.string(), version: z.int() })

export const discountSchema = z.object({
  code: z.string(),
  percent: z.number(),
  amount: z.int(),
  /** Only a campaign counts its uses. */
  isCampaign: z.literal(true).exactOptional(),
  /** Cents. */
  fixed: z.int().exactOptional(),
  /** By preset id; all if missing. */
  only: z.record(z.string(), z.literal(true)).exactOptional(),
})
export type OrderDiscount = z.infer<typeof discountSchema>

const orderedBundleSchema = z.object({ name: z.string(), price: z.int() })

/** Stored at `orders/{id}`; money in cents, times in ms. */
export const orderSchema = z.object({
  id: orderIdSchema,
  createdAt: z.int(),
  status: orderStatusSchema,
  reference: z.string(),
  referenceKey: z.string().exactOptional(),
  /** '' in an anonymised unpaid order. */
  email: z.string(),
  /** Before its buyer corrected it. */
  emailBefore: z.string().exactOptional(),
  /** In lower case, for look-up; missing once anonymous. */
  emailLower: z.string().exactOptional(),
  /** A guest's, in lower case, from the payment until an account has claimed the order. */
  claimableBy: z.string().exactOptional(),
  /** Missing for a guest and once deleted. */
  customerUid: z.string().exactOptional(),
  name: z.string().exactOptional(),
  /** By preset id, as of the time of the order. */
  items: z.record(
    z.string(),
    z.object({
      name: z.string(),
      price: z.int(),
      position: z.int(),
      version: z.int(),
      /** `price` is then a share of the bundle's, `singlePrice` the price alone. */
      bundle: z.object({ id: z.string(), singlePrice: z.int() }).exactOptional(),
    }),
  ),
  bundles: z.record(z.string(), orderedBundleSchema).exactOptional(),
  /** Items less discount and reduction. */
  total: z.int(),
  /** Cents let off because a transfer of less was accepted. */
  reduction: z.int().min(1).exactOptional(),
  /** Cents are rounded once for the order. */
  discount: discountSchema.exactOptional(),
  /** Unpaid for too long: its use of a limited campaign is released. */
  isUseFreed: z.literal(true).exactOptional(),
  billing: billingSchema.exactOptional(),
  billingChange: billingChangeSchema.exactOptional(),
  /** Came with the money-back promise, whatever the shop promises later. */
  moneyBack: z.literal(true).exactOptional(),
  terms: termsHashesSchema,
  /** `invoicing` is missing for the first invoice at the first address. */
  invoice: z.string().exactOptional(),
  invoicing: invoicingSchema.exactOptional(),
  /** By refund; `cancelled` is the document that cancelled the correction. */
  corrections: z
    .record(z.string(), z.object({ number: z.string(), cancelled: z.string().exactOptional() }))
    .exactOptional(),
  vat: z.enum(['included', 'small-business', 'reverse-charge']),
  /** Where the buyer says they live; Germany if missing. */
  country: countrySchema.exactOptional(),
  /** VIES on the VAT ID when ordered: its consultation number is the proof; name and address are the register's. */
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
    askForRating: consentSchema.exactOptional(),
  }),
  accessTokenHash: z.string(),
  idempotencyKey: z.string(),
  bodyHash: z.string(),
  attribution: attributionSchema.exactOptional(),
  /** The partner turned out to be the buyer: earns nothing. */
  isPartnersOwn: z.literal(true).exactOptional(),
  /** Hash of network and day, until it is paid. */
  network: z.string().exactOptional(),
  /** The figures count its partner under this key. */
  countedFor: z.string().exactOptional(),
  payment: paymentSchema.exactOptional(),
  /** By the id in `bankEntries`. */
  transfers: z.record(z.string(), transferSchema).exactOptional(),
  /** A time on the last day to pay, if the buyer got an extension. */
  payUntil: z.int().exactOptional(),
  /** By an id in the format of refunds, under which the invoice's correction is found. */
  takenBack: z.record(z.string(), takenBackSchema).exactOptional(),
  session: sessionSchema.exactOptional(),
  /** The provider may know more about the payment than the shop. */
  isPaymentOpen: z.boolean().exactOptional(),
  /** From its cancellation until it is anonymised. */
  isForgettable: z.boolean().exactOptional(),
  /** Of several disputes an open one, or else the one decided last. */
  dispute: disputeSchema.exactOptional(),
  otherDisputes: z.record(z.string(), disputeSchema).exactOptional(),
  /** Cents that the provider refunded although nothing of the price was left. */
  refundedBeyond: z.int().min(1).exactOptional(),
  /** Counts changes of its state or payments, see `saveChange`. */
  changes: z.int().exactOptional(),
  refunds: z.record(z.string(), refundSchema).exactOptional(),
  refunded: z.int().exactOptional(),
  /** See `needsSomebody`. */
  isRefundOpen: z.literal(true).exactOptional(),
  isDisputed: z.literal(true).exactOptional(),
  withdrawals: z.record(z.string(), z.literal(true)).exactOptional(),
  /** Withdrawn from before it was paid: no later payment counts for it. */
  isWithdrawn: z.literal(true).exactOptional(),
  history: z.partialRecord(orderStatusSchema, historyEntrySchema),
  note: z.string().max(NOTE_LENGTH).exactOptional(),
  noUpdates: z.literal(true).exactOptional(),
  /** At its buyer's request; what the books need stays. */
  erasedAt: z.int().exactOptional(),
  noRatingQuestion: z.literal(true).exactOptional(),
  /** By preset id and file; `version` is that of the last download. */
  downloads: z.record(z.string(), z.record(z.string(), downloadSchema)).exactOptional(),
  /** By an id from the browser, at most fifty. */
  fits: z.record(z.string(), fitSchema).exactOptional(),
  gifts: giftsSchema.exactOptional(),
  giftsSetAside: giftsSetAsideSchema.exactOptional(),
  /** `asked` is the beginning of the last requested name. */
  refusals: z.partialRecord(refusalSchema, countSchema.extend({ asked: z.string() })).exactOptional(),
})
export type Order = z.infer<typeof orderSchema>
