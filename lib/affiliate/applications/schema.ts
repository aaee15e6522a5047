import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'
import { plainText } from '@/lib/core/text/plain-text'
import { requirePrinted } from '@/lib/core/text/printed-letters'
import { ibanSchema } from '@/lib/legal/schema'
import { isSepaName } from '@/lib/legal/sepa-text'
import { isVatIdOf, readVatId } from '@/lib/legal/taxation/vat-ids'
import { affiliateCodePattern } from '../affiliate-code'
import { isPartnerCode } from '../partner-code'
import { agreedSchema, MAX_DISCOUNT, payoutDataSchema, type PayoutData } from '../schema'

export const PARTNER_COUNTRIES = ['DE', 'AT'] as const

const line = (max: number) => plainLine('required').min(1, 'required').max(max, 'too_long')

/** Printed on credit notes. */
const printed = (max: number) => line(max).superRefine(requirePrinted)

const lines = (max: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .refine((text) => text.split(/\r?\n/).every((line) => plainText.test(line)), 'control_characters')

const payoutFields = {
  /** 70 characters are the limit of SEPA transfers. */
  holder: line(70)
    .refine((name) => name === '' || isSepaName(name), { error: 'partner_holder', abort: true })
    .superRefine(requirePrinted),
  iban: line(60)
    .transform((iban) => ibanSchema.safeParse(iban).data ?? '')
    .refine((iban) => iban !== '', 'partner_iban'),
  street: printed(120),
  zip: line(10).regex(/^\d{4,5}$/, 'partner_zip'),
  city: printed(80),
  country: z.enum(PARTNER_COUNTRIES, 'invalid'),
  taxState: z.enum(['private', 'small-business', 'vat'], 'partner_tax_state'),
  vatId: z.string().max(30, 'too_long').optional(),
  taxNumber: z.string().trim().max(20, 'too_long').optional(),
}
type PayoutFields = z.infer<z.ZodObject<typeof payoutFields>>

const vatFields = z.object({
  taxState: z.literal('vat'),
  country: payoutFields.country,
  vatId: z.string().optional(),
})

/** Regardless of other fields, so that all errors are reported at once. */
function hasRightVatId(fields: unknown): boolean {
  const { data } = vatFields.safeParse(fields)
  return !data || isVatIdOf(data.country, readVatId(data.country, data.vatId ?? ''))
}

const smallFields = z.object({ taxState: z.literal('small-business'), country: payoutFields.country })
const numberedFields = z.object({ taxState: z.literal('small-business'), taxNumber: z.string().default('') })

/** German ones have 10 or 11 digits, or 13 in the form of all states; people write them with slashes and gaps. */
function hasTaxNumber(fields: unknown): boolean {
  const { data } = numberedFields.safeParse(fields)
  return !data || /^(\d{10,11}|\d{13})$/.test(data.taxNumber.replaceAll(/[ /]/g, ''))
}

/** § 19 UStG is German law; on the credit note of an Austrian business it would be wrong. */
function mayBeSmall(fields: unknown): boolean {
  const { data } = smallFields.safeParse(fields)
  return !data || data.country === 'DE'
}

function payoutOf({ holder, iban, taxState, vatId, taxNumber, ...address }: PayoutFields): PayoutData {
  const { street, zip, city, country } = address
  return payoutDataSchema.parse({
    holder,
    iban,
    taxState,
    address: { street, zip, city, country },
    ...(taxState === 'vat' ? { vatId: readVatId(country, vatId ?? '') } : {}),
    ...(taxState === 'small-business' && taxNumber !== undefined ? { taxNumber } : {}),
  })
}

/** `PUT /api/partner/payout`: bank account, and the payee's details for the tax office. */
export const payoutRequestSchema = z
  .strictObject(payoutFields)
  .refine(hasRightVatId, { path: ['vatId'], error: 'partner_vat_id', when: () => true })
  .refine(hasTaxNumber, { path: ['taxNumber'], error: 'partner_tax_number', when: () => true })
  .refine(mayBeSmall, { path: ['taxState'], error: 'partner_small_business', when: () => true })
  .transform(payoutOf)

/** As people write it: `twitch.tv/name` is accepted, an e-mail address is not. */
const webAddress = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(300, 'too_long')
  .transform((said) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(said) ? said : `https://${said}`))
  .pipe(
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'url' })
      .refine((address) => !URL.canParse(address) || new URL(address).username === '', 'url'),
  )

/** `POST /api/partner/application`. Bank details are asked for after approval. */
export const applicationRequestSchema = z.strictObject({
  name: line(60),
  url: webAddress,
  code: z
    .string('required')
    .trim()
    .min(1, 'required')
    .refine((code) => code === '' || isPartnerCode(code), 'partner_code'),
  /** Hash of the text agreed to. */
  terms: z.string(),
  acceptsTerms: z.literal(true, 'partner_terms'),
  acceptsCreditNotes: z.literal(true, 'partner_credit_notes'),
})
export type ApplicationRequest = z.infer<typeof applicationRequestSchema>

/** Stored at `affiliateApplications/{uid}`; times in ms. */
export const applicationSchema = z.object({
  uid: z.string(),
  status: z.enum(['open', 'question', 'approved', 'rejected']),
  changes: z.int(),
  at: z.int(),
  email: z.string(),
  name: z.string(),
  url: z.string(),
  code: z.string(),
  /** As agreed to; the rate is the default one, in percent. */
  terms: agreedSchema.extend({ version: z.string(), hash: z.string(), rate: z.number() }),
  /** The consent to credit notes (§ 14 (2) UStG), verbatim. */
  creditNotes: z.object({ text: z.string(), at: z.int() }),
  message: z.string().exactOptional(),
  decidedAt: z.int().exactOptional(),
  decidedBy: z.string().exactOptional(),
})
export type Application = z.infer<typeof applicationSchema>

const percent = (max: number) => z.number('percent').min(0, 'percent').max(max, 'percent_too_high')

/** Percent of the price paid. */
const rateSchema = percent(100)
const discountPercentSchema = percent(MAX_DISCOUNT)

export const partnerParams = z.object({ uid: z.string().regex(affiliateCodePattern) })

export const decisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    code: z.string('required').trim().min(1, 'required'),
    rate: rateSchema,
    discountPercent: discountPercentSchema,
  }),
  z.strictObject({ decision: z.enum(['ask', 'reject']), text: lines(2000) }),
])
export type Decision = z.infer<typeof decisionSchema>

/** `PUT /api/admin/partners/[uid]`; missing fields stay as they are. */
export const partnerChangeSchema = z.strictObject({
  code: z.string().trim().min(1, 'required').optional(),
  rate: rateSchema.optional(),
  discountPercent: discountPercentSchema.optional(),
  codeLasts: z.boolean().optional(),
  active: z.boolean().optional(),
})

/** Ten million euros, in cents. */
const LARGEST_ADJUSTMENT = 1_000_000_000

/** `POST /api/admin/partners/[uid]/adjustments`; cents, negative to deduct. */
export const adjustmentSchema = z.strictObject({
  amount: z
    .int('adjustment_amount')
    .min(-LARGEST_ADJUSTMENT, 'adjustment_amount')
    .max(LARGEST_ADJUSTMENT, 'adjustment_amount')
    .refine((cents) => cents !== 0, 'adjustment_amount'),
  note: line(200),
  /** Created by the form, so that submitting twice counts once. */
  key: z.uuid(),
})
