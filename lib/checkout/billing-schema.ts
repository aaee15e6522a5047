import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'
import { requirePrinted } from '@/lib/core/text/printed-letters'
import { billingSchema } from '@/lib/invoices/schema'
import { isMemberState, memberStates } from '@/lib/legal/taxation/standard-rates'
import { HOME } from '@/lib/legal/taxation/home'
import { countrySchema } from '@/lib/legal/taxation/taxation-of'
import { compactVatId, isVatIdOf } from '@/lib/legal/taxation/vat-ids'

/** A line that is printed on the invoice. */
const line = (max: number) => plainLine('required').max(max, 'too_long').superRefine(requirePrinted)
const given = (max: number) => line(max).min(1, 'required')
const free = (max: number) =>
  line(max)
    .transform((text) => (text === '' ? undefined : text))
    .optional()

/** A country that the shop sells to. */
export const soldToSchema = countrySchema.superRefine((country, context) => {
  // An invalid code already has a message of its own.
  if (!isMemberState(country) && countrySchema.safeParse(country).success)
    context.addIssue({ code: 'custom', message: 'country_not_sold' })
})

/** Fields with country-specific rules, if readable; falls back to Germany's rules. */
const localSchema = z.object({
  country: soldToSchema.catch(HOME),
  zip: z.string().default(''),
  vatId: z.string().default(''),
})
const localOf = (fields: unknown) => localSchema.safeParse(fields).data ?? localSchema.parse({})

/** Only Germany's postcodes have a form that is checked here: those of other countries have letters, gaps and other lengths. */
function fitsZip(fields: unknown): boolean {
  const { country, zip } = localOf(fields)
  return zip === '' || (country === HOME ? /^\d{5}$/ : /^[A-Z\d][A-Z\d -]+$/i).test(zip)
}

const isForeign = (country: string, vatId: string) =>
  memberStates.some((other) => other !== country && isVatIdOf(other, vatId))

/** Whether a VAT ID is valid in any country; `isOfCountry` refuses one of another country. */
function isVatId(fields: unknown): boolean {
  const { country, vatId } = localOf(fields)
  return vatId === '' || isVatIdOf(country, vatId) || isForeign(country, vatId)
}

function isOfCountry(fields: unknown): boolean {
  const { country, vatId } = localOf(fields)
  return !isForeign(country, vatId)
}

/** The invoice's recipient, as asked for at checkout: name and address (§ 14 (4) no. 1 UStG). */
export const billingRequestSchema = z
  .strictObject({
    company: free(120),
    name: free(120),
    street: given(120),
    zip: given(10),
    city: given(80),
    country: soldToSchema,
    vatId: plainLine('required')
      .max(30, 'too_long')
      .transform((text) => compactVatId(text) || undefined)
      .optional(),
  })
  // Without `when` they would wait until every other field is right.
  .refine(fitsZip, { path: ['zip'], error: 'zip', when: () => true })
  .refine(isVatId, { path: ['vatId'], error: 'vat_id', when: () => true })
  .refine(isOfCountry, { path: ['vatId'], error: 'vat_id_foreign', when: () => true })
  .superRefine(({ company, name, vatId }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (vatId !== undefined && company === undefined) say('company', 'billing_company')
    else if (company === undefined && name === undefined) say('name', 'billing_name')
  })
  .transform((billing) => billingSchema.parse(withoutGaps(billing)))

const withoutGaps = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
