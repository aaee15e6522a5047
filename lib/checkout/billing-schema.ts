import { validate as validateVatId } from 'stdnum/lib/cjs/de/vat.js'
import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'
import { requirePrinted } from '@/lib/core/text/printed-letters'
import { billingSchema } from '@/lib/invoices/schema'

/** A line that is printed on the invoice. */
const line = (max: number) => plainLine('required').max(max, 'too_long').superRefine(requirePrinted)
const given = (max: number) => line(max).min(1, 'required')
const free = (max: number) =>
  line(max)
    .transform((text) => (text === '' ? undefined : text))
    .optional()

/**
 * A German VAT ID. Other countries' are rejected with an explanation: a company with one would owe the tax
 * itself (§ 13b UStG), and the shop does not write such invoices.
 */
const vatIdSchema = plainLine('required')
  .max(30, 'too_long')
  .transform((text) => text.replaceAll(/[\s./-]/g, '').toUpperCase())
  .superRefine((vatId, context) => {
    const isForeign = /^(?!DE)[A-Z]{2}[A-Z\d]*\d/.test(vatId)
    const isRight = vatId === '' || (vatId.startsWith('DE') && validateVatId(vatId).isValid)
    if (!isRight) context.addIssue({ code: 'custom', message: isForeign ? 'vat_id_foreign' : 'vat_id' })
  })
  .transform((vatId) => (vatId === '' ? undefined : vatId))
  .optional()

/** The invoice's recipient, as asked for at checkout: name and address (§ 14 (4) no. 1 UStG). */
export const billingRequestSchema = z
  .strictObject({
    company: free(120),
    name: free(120),
    street: given(120),
    zip: plainLine('required')
      .min(1, 'required')
      .regex(/^\d{5}$/, 'zip'),
    city: given(80),
    country: z.literal('DE', 'billing_country'),
    vatId: vatIdSchema,
  })
  .superRefine(({ company, name, vatId }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (vatId !== undefined && company === undefined) say('company', 'billing_company')
    else if (company === undefined && name === undefined) say('name', 'billing_name')
  })
  .transform((billing) => billingSchema.parse(withoutGaps(billing)))

const withoutGaps = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
