import { emailSchema } from '@/lib/core/text/email-schema'
import { z } from 'zod'
import { trackingIdSchema, typedCodeSchema } from '@/lib/affiliate/schema'
import { countryName } from '@/lib/core/text/country-line'
import { plainLine } from '@/lib/core/text/plain-line'
import { orderIdSchema, orderStatusSchema } from '@/lib/orders/schema'
import { paymentMethodSchema } from '@/lib/payment/schema'
import { HOME } from '@/lib/legal/taxation/home'
import { requirePrinted } from '@/lib/core/text/printed-letters'
import { billingSchema } from '@/lib/invoices/schema'
import { isOutsideVatArea, readPlace } from '@/lib/legal/taxation/territories'
import { isMemberState } from '@/lib/legal/taxation/standard-rates'
import { countrySchema } from '@/lib/legal/taxation/taxation-of'
import { isForeignVatId, isVatIdOf, readVatId, vatIdExample } from '@/lib/legal/taxation/vat-ids'

const line = (max: number) => plainLine('required').max(max, 'too_long').superRefine(requirePrinted)
const given = (max: number) => line(max).min(1, 'required')
const free = (max: number) =>
  line(max)
    .transform((text) => (text === '' ? undefined : text))
    .optional()

const soldToSchema = countrySchema.superRefine((country, context) => {
  // An invalid code already has a message of its own.
  if (!isMemberState(country) && countrySchema.safeParse(country).success)
    context.addIssue({ code: 'custom', message: 'country_not_sold' })
})

/** Fields with country-specific rules, if readable; falls back to Germany's rules. */
const localSchema = z.object({
  country: soldToSchema.catch(HOME),
  zip: z.string().catch(''),
  vatId: z.string().default(''),
})
const localOf = (fields: unknown) => localSchema.safeParse(fields).data ?? localSchema.parse({})

/** In Ireland, many people do not know theirs. */
const isZipFree = (country: string) => country === 'IE'

/** Only German postcodes are checked: those of other countries have letters, gaps and other lengths. */
function checkZip(fields: unknown, context: z.RefinementCtx): void {
  const { country, zip: typed } = localOf(fields)
  const { zip } = readPlace(country, { zip: typed, city: '' })
  const say = (message: string) => context.addIssue({ code: 'custom', path: ['zip'], message })
  if (typed === '') {
    if (!isZipFree(country)) say('required')
  } else if (!(country === HOME ? /^\d{5}$/ : /^[A-Z\d][A-Z\d -]+$/i).test(zip)) say('zip')
  else if (isOutsideVatArea(country, zip)) say('territory_not_sold')
}

function checkVatId(fields: unknown, context: z.RefinementCtx): void {
  const { country, vatId } = localOf(fields)
  const given = readVatId(country, vatId)
  if (given === '' || isVatIdOf(country, given)) return
  const message = isForeignVatId(country, given) ? 'vat_id_foreign' : 'vat_id'
  const params = { country: countryName(country), example: vatIdExample(country) }
  context.addIssue({ code: 'custom', path: ['vatId'], message, params })
}

/** Name and address (§ 14 (4) no. 1 UStG). */
export const billingRequestSchema = z
  .strictObject({
    company: free(120),
    name: free(120),
    street: given(120),
    zip: line(20),
    city: given(80),
    country: soldToSchema,
    vatId: free(30),
  })
  // Without `when` they would wait until every other field is right.
  .superRefine(checkZip, { when: () => true })
  .superRefine(checkVatId, { when: () => true })
  .superRefine(({ company, name, vatId }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (vatId !== undefined && company === undefined) say('company', 'billing_company')
    else if (company === undefined && name === undefined) say('name', 'billing_name')
  })
  .transform(({ vatId = '', ...billing }) => {
    const { country } = billing
    const read = { ...readPlace(country, billing), vatId: readVatId(country, vatId) || undefined }
    return billingSchema.parse(withoutGaps({ ...billing, ...read }))
  })

const withoutGaps = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const buyerEmailSchema = plainLine('email_required').min(1, 'email_required').pipe(emailSchema)

const buyerSchema = z.strictObject({
  email: buyerEmailSchema,
  /** Germany if missing. */
  country: soldToSchema.optional(),
  name: plainLine()
    .max(120, 'name_too_long')
    .transform((name) => (name === '' ? undefined : name))
    .optional(),
  consent: z.strictObject({
    immediateDelivery: z.literal(true, 'consent_immediate_delivery'),
    withdrawalLoss: z.literal(true, 'consent_withdrawal_loss'),
    /** Three days after the payment. */
    askForRating: z.literal(true).optional(),
  }),
  paymentMethod: z.enum(paymentMethodSchema.options, 'payment_method'),
})

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
    /** Required over 250 €. */
    billing: billingRequestSchema.optional(),
    /** In any case of letters. */
    discountCode: typedCodeSchema.pipe(z.string().min(1, 'required').max(100, 'too_long')).optional(),
    trackingId: trackingIdSchema.optional(),
    /** The total the buyer saw, in cents; if outdated, nothing is ordered. */
    expectedTotal: z.int().optional(),
    /** The texts that the buyer saw, by `shownTerms`; if outdated, nothing is ordered. */
    shownTerms: z.string().max(64, 'too_long').optional(),
    /** The buyer saw the promise to give money back; if it is over, nothing is ordered. */
    expectsMoneyBack: z.literal(true).optional(),
  })
  // One address abroad would contradict the other as evidence (Art. 24b of Regulation 282/2011).
  .refine(({ billing, country = HOME }) => !billing || billing.country === country, {
    path: ['billing', 'country'],
    error: 'billing_country',
  })
export type OrderRequest = z.infer<typeof orderRequestSchema>

export const orderHeadersSchema = z.object({
  'idempotency-key': z.string('idempotency_key').regex(/^[A-Za-z0-9_-]{8,128}$/, 'idempotency_key'),
})

/** `total` in cents. */
export const placedOrderSchema = z.object({
  orderId: orderIdSchema,
  accessToken: z.string(),
  total: z.int(),
  status: orderStatusSchema,
  /** Missing for bank transfers, and if the provider did not answer. */
  paymentUrl: z.url().exactOptional(),
})
export type PlacedOrder = z.infer<typeof placedOrderSchema>
