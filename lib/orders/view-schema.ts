import { z } from 'zod'
import { billingSchema } from '@/lib/invoices/schema'
import { paymentDetailsSchema, paymentMethodSchema } from '@/lib/payment/schema'
import { refundSchema } from './refund-schema'
import { discountSchema, orderIdSchema, orderStatusSchema, sessionSchema, trialSchema } from './schema'

/** An order as its buyer sees it: what `GET /api/orders/[orderId]` answers. */
export const orderViewSchema = z.object({
  orderId: orderIdSchema,
  status: orderStatusSchema,
  /** Missing in a real order. */
  trial: trialSchema.exactOptional(),
  reference: z.string(),
  createdAt: z.int(),
  email: z.string(),
  /** Whether its buyer may mend the address. */
  isEmailMendable: z.boolean(),
  name: z.string().exactOptional(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.int(),
      /** The one that was bought. */
      version: z.int(),
      /** The bundle whose share the price is, by name. */
      bundle: z.string().exactOptional(),
      /** None until the order is paid, and when the preset was refunded. */
      files: z.array(z.string()),
      isRefunded: z.boolean(),
      lastDownloadAt: z.int().exactOptional(),
      /** Changes of each version since the one bought, newest first. */
      changes: z.array(z.object({ version: z.int(), text: z.string() })),
    }),
  ),
  /** Discount of a partner's code. */
  discount: discountSchema.exactOptional(),
  /** What was let off afterwards, in cents. */
  reduction: z.int().exactOptional(),
  total: z.int(),
  /** Where the invoice goes. */
  billing: billingSchema.exactOptional(),
  /** Whether its buyer may change that. */
  isBillingChangeable: z.boolean(),
  /** The newest of its invoices that were cancelled for another address, oldest first, each with what cancels it. */
  formerInvoices: z.array(z.object({ number: z.string(), cancelledBy: z.string(), at: z.int() })),
  /** Whether a withdrawal from it is waiting for a decision; if it is cancelled, whether one was accepted before it was paid. */
  isWithdrawn: z.boolean(),
  /** Cents given back so far. */
  refunded: z.int(),
  /** Refunds made and under way, oldest first. */
  refunds: z.array(
    refundSchema.pick({ amount: true, at: true, status: true }).extend({
      refundId: z.string(),
      /** True if it gives back what was paid beyond the price. */
      isSurplus: z.literal(true).exactOptional(),
    }),
  ),
  vat: z.enum(['included', 'small-business']),
  paymentMethod: paymentMethodSchema,
  /** Whether its buyer is told of new versions. */
  hasUpdates: z.boolean(),
  /** Cents that have come by transfer, if that is only a part. */
  received: z.int().exactOptional(),
  /** Only while a transfer is awaited. */
  payment: paymentDetailsSchema.exactOptional(),
  /** Only while another payment is awaited: how it stands, and the page to pay on if there is one. */
  session: sessionSchema.pick({ state: true, url: true }).exactOptional(),
  history: z.array(z.object({ status: orderStatusSchema, at: z.int() })),
})
export type OrderView = z.infer<typeof orderViewSchema>

/** An order in a list. */
export type OrderSummary = Pick<
  OrderView,
  'orderId' | 'trial' | 'reference' | 'createdAt' | 'status' | 'total' | 'refunded' | 'email'
> & { items: Pick<OrderView['items'][number], 'id' | 'name'>[] }
