import { z } from 'zod'

/** A whole number as text of a form. */
const integer = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .transform((given) => (/^-?\d+$/.test(given) ? Number(given) : NaN))
    .pipe(z.int().min(least).max(most))

const LONGEST_TEXT = 5_000
const MOST_KEYS = 50
const LARGEST_AMOUNT = 99_999_999

const text = (most = LONGEST_TEXT) => z.string().min(1).max(most)
const address = z.url({ protocol: /^https?$/ }).max(LONGEST_TEXT)
/** An empty value deletes a key, so empty ones are not stored. */
const metadata = z
  .preprocess(
    (given) => (given === '' ? {} : given),
    z.record(z.string().min(1).max(40), z.string().max(500)),
  )
  .refine((given) => Object.keys(given).length <= MOST_KEYS, 'too many keys')
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
const expandable = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  expand: z.array(z.enum(names)).optional(),
})

const priceData = z.strictObject({
  currency: z.string().length(3).toLowerCase(),
  unit_amount: integer(0, LARGEST_AMOUNT),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  product_data: z.strictObject({
    name: text(),
    description: text().optional(),
    images: z.array(address).max(8).optional(),
    metadata: metadata.optional(),
    tax_code: text().optional(),
    unit_label: text(12).optional(),
  }),
})

const sessionExpand = expandable(['payment_intent'])
export const createSession = z.strictObject({
  mode: z.enum(['payment']),
  line_items: z
    .array(z.strictObject({ price_data: priceData, quantity: integer(1, 999_999) }))
    .min(1)
    .max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text(200).optional(),
  customer_email: z.email().max(512).optional(),
  locale: z.enum(['auto', 'de', 'en', 'en-GB', 'fr', 'es', 'it', 'nl', 'pl']).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: text(1_000).optional() })
    .optional(),
  expires_at: integer(0).optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate', 'subscribe']).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
  ...sessionExpand,
})
export type CreateSession = z.infer<typeof createSession>
export const oneSession = z.strictObject(sessionExpand)
export const oneIntent = z.strictObject(expandable(['latest_charge']))

export const createRefund = z.strictObject({
  payment_intent: text(),
  amount: integer(1, LARGEST_AMOUNT).optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
export type CreateRefund = z.infer<typeof createRefund>

const page = {
  limit: integer(1, 100).optional(),
  starting_after: text().optional(),
}
export type Page = z.infer<z.ZodObject<typeof page>>
export const listSessions = z.strictObject(page)
export const listPayouts = z.strictObject({
  ...page,
  created: z.strictObject({ gte: integer(0).optional() }).optional(),
})
export const listTransactions = z.strictObject({
  ...page,
  payout: text(),
  ...expandable(['data.source']),
})
export const listOfPayment = z.strictObject({ ...page, payment_intent: text().optional() })
