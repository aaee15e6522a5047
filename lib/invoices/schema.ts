import { z } from 'zod'

/** An invoice's recipient, as entered at checkout; required over 250 € (§ 33 UStDV). */
export const billingSchema = z.object({
  company: z.string().exactOptional(),
  name: z.string().exactOptional(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  /** VAT ID of a company (§ 27a UStG, Art. 214 of Directive 2006/112/EC). */
  vatId: z.string().exactOptional(),
  taxNumber: z.string().exactOptional(),
})
export type Billing = z.infer<typeof billingSchema>

/** Number series: invoices (Rechnungen), corrections, and credit notes (Gutschriften) to partners; then those of trials. */
export const invoiceSeriesSchema = z.enum(['R', 'K', 'G', 'T', 'TK', 'TG'])
export type InvoiceSeries = z.infer<typeof invoiceSeriesSchema>

export function isTrialNumber(number: string): boolean {
  return number.startsWith('T')
}

const invoiceNumberSchema = z.string().regex(/^(?:R|K|G|T|TK|TG)-\d{4}-\d{6,}$/)

export const numberOf = (series: string, year: number, count: number) =>
  `${series}-${year}-${String(count).padStart(6, '0')}`

/** A document with the VAT of another member state, declared through the One-Stop-Shop. */
export const foreignTaxSchema = z.object({ vat: z.literal('included'), taxCountry: z.string() })

/** The last number of a series and its invoice's hash, stored at `invoiceSeries/{series}`. */
export const seriesHeadSchema = z.object({ year: z.int(), last: z.int(), hash: z.string() })
export type SeriesHead = z.infer<typeof seriesHeadSchema>

/** Lists are stored by position, from 1, because the tree has no arrays. */
const listOf = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^\d+$/), value)

const sellerSchema = z.object({
  name: z.string(),
  /** A sole trader's business name. */
  tradeName: z.string().exactOptional(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  vatId: z.string().exactOptional(),
  /** Tax number, if there is no VAT ID. */
  taxNumber: z.string().exactOptional(),
})

const lineSchema = z.object({
  text: z.string(),
  detail: z.string().exactOptional(),
  /** One digit per letter: the number of its font, see `shapeOf`. */
  shape: z.string().exactOptional(),
  presetId: z.string().exactOptional(),
  version: z.int().exactOptional(),
  quantity: z.literal(1),
  /** Cents; negative in corrections. */
  gross: z.int(),
})
export type InvoiceLine = z.infer<typeof lineSchema>

const labelsSchema = z.object({
  brand: z.string(),
  title: z.string(),
  seller: z.string(),
  buyer: z.string(),
  vatId: z.string(),
  taxNumber: z.string(),
  item: z.string(),
  price: z.string(),
  subtotal: z.string(),
  net: z.string(),
  tax: z.string(),
  gross: z.string(),
  /** Contains `{page}` and `{pages}`. */
  page: z.string(),
})

/** Stored permanently at `invoices/{number}` with all that is shown, so that it looks the same; cents, ms. */
export const invoiceSchema = z.object({
  number: invoiceNumberSchema,
  kind: z.enum(['invoice', 'correction', 'credit-note']),
  issuedAt: z.int(),
  /** Delivery date (§ 14 (4) no. 6 UStG). */
  deliveredAt: z.int(),
  reference: z.string().exactOptional(),
  orderId: z.string().exactOptional(),
  /** For a correction: its refund, and the number of the invoice corrected (§ 31 (5) UStDV). */
  refundId: z.string().exactOptional(),
  corrects: z.string().exactOptional(),
  correctsIssuedAt: z.int().exactOptional(),
  replaces: invoiceNumberSchema.exactOptional(),
  payoutId: z.string().exactOptional(),
  /** A credit note is issued by the buyer (§ 14 (2) UStG): its `buyer` is the partner, its `seller` the shop. */
  seller: sellerSchema,
  /** Missing in the short form of § 33 UStDV. */
  buyer: billingSchema.exactOptional(),
  lines: listOf(lineSchema),
  /** `gross` is the amount subtracted from the lines. */
  discount: z.object({ text: z.string(), gross: z.int() }).exactOptional(),
  reduction: z.object({ text: z.string(), gross: z.int() }).exactOptional(),
  /** By corrections of the replaced invoices. */
  corrected: z.object({ text: z.string(), gross: z.int() }).exactOptional(),
  net: z.int(),
  tax: z.int(),
  /** 0 for a small business (§ 19 UStG). */
  ratePercent: z.number(),
  gross: z.int(),
  currency: z.literal('EUR'),
  /**
   * `reverse-charge`: the recipient, a business in another member state, owes the tax; for credit notes the shop (§
   * 13b UStG). Only credit notes have `none`, for partners who are not a business.
   */
  vat: z.enum(['included', 'small-business', 'none', 'reverse-charge']),
  /** The member state whose VAT it is, or where the recipient owes it; ISO 3166. Missing for German VAT. */
  taxCountry: z.string().exactOptional(),
  paymentMethod: z.string(),
  labels: labelsSchema,
  facts: listOf(z.object({ name: z.string(), value: z.string() })),
  notes: listOf(z.string()),
  /** Shape of the shop's name in the head, see `lineSchema`. */
  brandShape: z.string(),
  /** Of the series; empty for the first. */
  previous: z.string(),
  hash: z.string(),
})
export type Invoice = z.infer<typeof invoiceSchema>

export function subtractedOf({
  discount,
  reduction,
  corrected,
}: Pick<Invoice, 'discount' | 'reduction' | 'corrected'>) {
  return [discount, reduction, corrected].filter((each) => each !== undefined)
}

export type InvoiceDraft = Omit<Invoice, 'number' | 'issuedAt' | 'previous' | 'hash'>
