import { emailSchema } from '@/lib/core/text/email-schema'
import { z } from 'zod'
import { trackingIdSchema, typedCodeSchema } from '@/lib/affiliate/schema'
import { plainLine } from '@/lib/core/text/plain-line'
import { orderIdSchema, orderStatusSchema } from '@/lib/orders/schema'
import { paymentMethodSchema } from '@/lib/payment/schema'
import { HOME } from '@/lib/legal/taxation/home'
import { billingRequestSchema, soldToSchema } from './billing-schema'

/** The buyer's e-mail address. */
export const buyerEmailSchema = plainLine('email_required').min(1, 'email_required').pipe(emailSchema)

/** The buyer's fields on the checkout page. */
const buyerSchema = z.strictObject({
  email: buyerEmailSchema,
  /** Where the buyer lives; Germany if missing. */
  country: soldToSchema.optional(),
  name: plainLine()
    .max(120, 'name_too_long')
    .transform((name) => (name === '' ? undefined : name))
    .optional(),
  consent: z.strictObject({
    immediateDelivery: z.literal(true, 'consent_immediate_delivery'),
    withdrawalLoss: z.literal(true, 'consent_withdrawal_loss'),
    /** Whether to ask three days after the payment how it sounds. */
    askForRating: z.literal(true).optional(),
  }),
  paymentMethod: z.enum(paymentMethodSchema.options, 'payment_method'),
})

/** Body of `POST /api/orders`. */
export const orderRequestSchema = buyerSchema
  .extend({
    items: z
      .array(z.strictObject({ id: z.string().max(100) }))
      .min(1, 'cart_empty')
      .max(50, 'too_many_items')
      .superRefine((items, context) => {
        items.forEach(({ id }, index) => {
          if (items.findIndex((item) => item.id === id) < index) {
            context.addIssue({ code: 'custom', path: [index, 'id'], message: 'duplicate_item' })
          }
        })
      }),
    /** The invoice address; required over 250 €. */
    billing: billingRequestSchema.optional(),
    /** The partner code typed by the buyer, in any case. */
    discountCode: typedCodeSchema.pipe(z.string().min(1, 'required').max(100, 'too_long')).optional(),
    trackingId: trackingIdSchema.optional(),
    /** The total the buyer saw, in cents; if given and outdated, nothing is ordered. */
    expectedTotal: z.int().optional(),
    /** The texts that the buyer saw and agreed to, by `shownTerms`; if given and outdated, nothing is ordered. */
    shownTerms: z.string().max(64, 'too_long').optional(),
    /** Whether the buyer saw the promise to give money back; if it is over, nothing is ordered. */
    expectsMoneyBack: z.literal(true).optional(),
  })
  // One address abroad would contradict the other as evidence (Art. 24b of Regulation 282/2011).
  .refine(({ billing, country = HOME }) => !billing || billing.country === country, {
    path: ['billing', 'country'],
    error: 'billing_country',
  })
export type OrderRequest = z.infer<typeof orderRequestSchema>

/** Headers of `POST /api/orders`. */
export const orderHeadersSchema = z.object({
  'idempotency-key': z.string('idempotency_key').regex(/^[A-Za-z0-9_-]{8,128}$/, 'idempotency_key'),
})

/** Answer of `POST /api/orders`; `total` in cents. */
export const placedOrderSchema = z.object({
  orderId: orderIdSchema,
  accessToken: z.string(),
  total: z.int(),
  status: orderStatusSchema,
  /** Payment page; missing for bank transfers, and if the provider did not answer. */
  paymentUrl: z.url().exactOptional(),
})
export type PlacedOrder = z.infer<typeof placedOrderSchema>
