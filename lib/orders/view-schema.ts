import { z } from 'zod'
import { billingSchema } from '@/lib/invoices/schema'
import { countrySchema, taxationSchema } from '@/lib/legal/taxation/taxation-of'
import { paymentDetailsSchema, paymentMethodSchema } from '@/lib/payment/schema'
import { refundSchema } from './refund-schema'
import { discountSchema, orderIdSchema, orderStatusSchema, sessionSchema } from './schema'

/** An order as its buyer sees it: what `GET /api/orders/[orderId]` answers. */
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
      /** The name of the bundle that the price is a share of. */
      bundle: z.string().exactOptional(),
      /** Empty until the order is paid, and after the preset was refunded. */
      files: z.array(z.string()),
      isRefunded: z.boolean(),
      lastDownloadAt: z.int().exactOptional(),
      /** Changes of each version since the one bought, newest first. */
      changes: z.array(z.object({ version: z.int(), text: z.string() })),
    }),
  ),
  discount: discountSchema.exactOptional(),
  /** Cents let off after the order. */
  reduction: z.int().exactOptional(),
  total: z.int(),
  billing: billingSchema.exactOptional(),
  isBillingChangeable: z.boolean(),
  /** The newest of the cancelled invoices, oldest first, each with its cancellation. */
  formerInvoices: z.array(z.object({ number: z.string(), cancelledBy: z.string(), at: z.int() })),
  /** Whether a withdrawal awaits a decision; for a cancelled order, whether one was accepted before payment. */
  isWithdrawn: z.boolean(),
  refunded: z.int(),
  /** Refunds made and pending, oldest first. */
  refunds: z.array(
    refundSchema.pick({ amount: true, at: true, status: true }).extend({
      refundId: z.string(),
      /** True if it returns what was paid beyond the price. */
      isSurplus: z.literal(true).exactOptional(),
    }),
  ),
  vat: z.enum(['included', 'small-business', 'reverse-charge']),
  taxation: taxationSchema.exactOptional(),
  /** Where the buyer says they live, ISO 3166 alpha-2. */
  country: countrySchema.exactOptional(),
  paymentMethod: paymentMethodSchema,
  hasUpdates: z.boolean(),
  /** Cents received by transfer, if that is only a part. */
  received: z.int().exactOptional(),
  /** Only while a transfer is awaited. */
  payment: paymentDetailsSchema.exactOptional(),
  /** Only while an online payment is awaited: its state, and the payment page if there is one. */
  session: sessionSchema.pick({ state: true, url: true }).exactOptional(),
  history: z.array(z.object({ status: orderStatusSchema, at: z.int() })),
})
export type OrderView = z.infer<typeof orderViewSchema>

export type OrderSummary = Pick<
  OrderView,
  'orderId' | 'reference' | 'createdAt' | 'status' | 'total' | 'refunded' | 'email'
> & { items: Pick<OrderView['items'][number], 'id' | 'name'>[] }
