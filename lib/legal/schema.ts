import { emailSchema } from '@/lib/core/text/email-schema'
import { plainLine } from '@/lib/core/text/plain-line'
import { requirePrinted } from '@/lib/core/text/printed-letters'
import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'
import { validate as validateGermanVatId } from 'stdnum/lib/cjs/de/vat.js'
import { z } from 'zod'
import { isSepaName } from './sepa-text'

const line = (max: number) => plainLine().min(1, 'required').max(max, 'too_long')

const text = (max: number) => line(max).superRefine(requirePrinted)

/** An IBAN of the SEPA area. Accepts spaces and lower case; the parsed value has neither. */
export const ibanSchema = z
  .string()
  .transform((iban) => electronicFormatIBAN(iban) ?? '')
  .refine((iban) => isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)), 'partner_iban')

/** ISO 9362: 8 or 11 characters. */
export const bicSchema = plainLine()
  .toUpperCase()
  .refine((bic) => isValidBIC(bic), 'owner_bic')

/** The One-Stop-Shop began. */
const OSS_START = '2021-07-01'

const vatSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('included'),
    ratePercent: z.number('owner_rate').positive('owner_rate').max(30, 'owner_rate'),
    /** The first day, in Germany, on which consumers in other member states pay their own VAT (§ 18j UStG). */
    ossFrom: z.iso
      .date('owner_oss_from')
      .refine((day) => day >= OSS_START, 'owner_oss_from')
      .optional(),
    /** Whether they do so without that day, too, from the sale that exceeds the limit of § 3a (5) sentence 3 UStG. */
    ossOverLimit: z.literal(true).optional(),
  }),
  z.strictObject({ mode: z.literal('small-business') }),
])

/** What the law requires of the owner, and the account customers pay to. Errors: keys of the messages' `fields`. */
export const ownerSchema = z.strictObject({
  name: text(100),
  legalForm: text(60),
  representative: text(100),
  street: text(100),
  zip: text(10),
  city: text(60),
  country: text(60),
  email: emailSchema,
  phone: plainLine().regex(/^\+[\d ()/-]{6,30}$/, 'owner_phone'),
  /** § 27a UStG. */
  vatId: plainLine()
    .overwrite((vatId) => vatId.replaceAll(/[\s.]/g, '').toUpperCase())
    .regex(/^[A-Z]{2}[0-9A-Z]{2,12}$/, 'owner_vat_id')
    .refine((vatId) => !vatId.startsWith('DE') || validateGermanVatId(vatId).isValid, 'owner_vat_id')
    .optional(),
  /** Wirtschafts-Identifikationsnummer (§ 139c AO). */
  businessId: plainLine()
    .overwrite((id) => id.replaceAll(/[\s.]/g, '').toUpperCase())
    .regex(/^DE\d{9}-\d{5}$/, 'owner_business_id')
    .optional(),
  /** Tax number; full invoices need it where there is no VAT ID (§ 14 (4) no. 2 UStG). */
  taxNumber: text(30).optional(),
  /** Required for legal forms entered in one. */
  register: z.strictObject({ court: text(100), number: text(40) }).optional(),
  vat: vatSchema,
  bank: z.strictObject({
    /** 70 characters: the limit of SEPA transfers. */
    holder: line(70).refine(isSepaName, 'partner_holder'),
    iban: ibanSchema,
    bic: bicSchema.optional(),
    bankName: text(100),
  }),
})

export type Owner = z.infer<typeof ownerSchema>
export type Vat = Owner['vat']

/** Stored separately from the owner, so that it continues counting if a command overwrites the whole owner. */
export const ownerChangesSchema = z.int().min(0)
