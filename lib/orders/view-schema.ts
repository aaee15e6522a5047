import { z } from 'zod'
import { figureKinds } from '@/lib/catalog/figures/schema'
import { billingSchema } from '@/lib/invoices/schema'
import { countrySchema, taxationSchema } from '@/lib/legal/taxation/taxation-of'
import { paymentDetailsSchema, paymentMethodSchema } from '@/lib/payment/schema'
import { fitSchema } from './fit-schema'
import { giftSchema } from './gift-schema'
import { refundSchema } from './refund-schema'
import { discountSchema, orderIdSchema, orderStatusSchema, sessionSchema } from './schema'

/** What `GET /api/orders/[orderId]` answers. */
export const orderViewSchema = z.object({
  orderId: orderIdSchema,
  status: orderStatusSchema,
  reference: z.string(),
  createdAt: z.int(),
  email: z.string(),
  isEmailMendable: z.boolean(),
  name: z.string().exactOptional(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.int(),
      version: z.int(),
      bundle: z.string().exactOptional(),
      /** Empty until it is paid, and after a refund. */
      files: z.array(z.string()),
      isRefunded: z.boolean(),
      lastDownloadAt: z.int().exactOptional(),
      /** Since the version bought, newest first. */
      changes: z.array(z.object({ version: z.int(), text: z.string() })),
    }),
  ),
  /** Filters for the buyer's own games, newest first. */
  fits: z.array(
    fitSchema.omit({ game: true }).extend({
      id: z.string(),
      name: z.string(),
      game: z.string(),
      files: z.array(z.string()),
    }),
  ),
  /** Spectra given to the shop, newest first. */
  gifts: z.array(
    giftSchema.extend({ preset: z.string(), name: z.string(), game: z.string(), kind: z.enum(figureKinds) }),
  ),
  discount: discountSchema.exactOptional(),
  /** Cents. */
  reduction: z.int().exactOptional(),
  total: z.int(),
  billing: billingSchema.exactOptional(),
  isBillingChangeable: z.boolean(),
  /** Oldest first; only the newest ones. */
  formerInvoices: z.array(z.object({ number: z.string(), cancelledBy: z.string(), at: z.int() })),
  /** Awaits a decision; if cancelled, was accepted before payment. */
  isWithdrawn: z.boolean(),
  refunded: z.int(),
  /** Made and pending, oldest first. */
  refunds: z.array(
    refundSchema.pick({ amount: true, at: true, status: true }).extend({
      refundId: z.string(),
      isSurplus: z.literal(true).exactOptional(),
    }),
  ),
  vat: z.enum(['included', 'small-business', 'reverse-charge']),
  taxation: taxationSchema.exactOptional(),
  /** ISO 3166 alpha-2. */
  country: countrySchema.exactOptional(),
  paymentMethod: paymentMethodSchema,
  hasUpdates: z.boolean(),
  /** Cents by transfer, if only a part. */
  received: z.int().exactOptional(),
  /** While a transfer is awaited. */
  payment: paymentDetailsSchema.exactOptional(),
  /** While an online payment is awaited. */
  session: sessionSchema.pick({ state: true, url: true }).exactOptional(),
  history: z.array(z.object({ status: orderStatusSchema, at: z.int() })),
})
export type OrderView = z.infer<typeof orderViewSchema>

export type OrderSummary = Pick<
  OrderView,
  'orderId' | 'reference' | 'createdAt' | 'status' | 'total' | 'refunded' | 'email'
> & { items: Pick<OrderView['items'][number], 'id' | 'name'>[] }
