import { z } from 'zod'

/** Where an invoice goes, as the buyer has given it at the checkout; needed for one of more than 250 € (§ 33 UStDV). */
export const billingSchema = z.object({
  company: z.string().exactOptional(),
  name: z.string().exactOptional(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  /** VAT identification number of a German company (§ 27a UStG). */
  vatId: z.string().exactOptional(),
})
export type Billing = z.infer<typeof billingSchema>

/** Series of numbers: invoices (Rechnungen), their corrections, and credit notes (Gutschriften) to partners. */
export const invoiceSeriesSchema = z.enum(['R', 'K', 'G'])
export type InvoiceSeries = z.infer<typeof invoiceSeriesSchema>

const invoiceNumberSchema = z.string().regex(/^[RKG]-\d{4}-\d{6,}$/)

/** The last number of a series, as stored at `invoiceSeries/{series}`, and the hash of what has it. */
export const seriesHeadSchema = z.object({ year: z.int(), last: z.int(), hash: z.string() })
export type SeriesHead = z.infer<typeof seriesHeadSchema>

/** Lists are kept by their places, from 1, because the tree has no arrays. */
const listOf = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^\d+$/), value)

const sellerSchema = z.object({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  vatId: z.string().exactOptional(),
  /** Issued by the tax office, where there is no VAT identification number. */
  taxNumber: z.string().exactOptional(),
})

const lineSchema = z.object({
  text: z.string(),
  /** What it is, in smaller letters below. */
  detail: z.string().exactOptional(),
  /** A digit for each letter of the text: the font that it is set in, see `shapeOf`. */
  shape: z.string().exactOptional(),
  presetId: z.string().exactOptional(),
  version: z.int().exactOptional(),
  quantity: z.literal(1),
  /** Cents; negative in a correction. */
  gross: z.int(),
})
export type InvoiceLine = z.infer<typeof lineSchema>

/** The words beside what the fields of an invoice hold. */
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
  /** With `{page}` and `{pages}`. */
  page: z.string(),
})

/**
 * An invoice, a correction of one, or a credit note, as stored for good at `invoices/{number}`: every figure and text that it
 * shows, so that it looks the same for as long as it is kept. Money in cents, times in ms.
 */
export const invoiceSchema = z.object({
  number: invoiceNumberSchema,
  kind: z.enum(['invoice', 'correction', 'credit-note']),
  issuedAt: z.int(),
  /** The day of the delivery (§ 14 (4) no. 6 UStG). */
  deliveredAt: z.int(),
  /** How the buyer knows the order. */
  reference: z.string().exactOptional(),
  orderId: z.string().exactOptional(),
  /** What a correction is for, and the number of the invoice that it corrects (§ 31 (5) UStDV). */
  refundId: z.string().exactOptional(),
  corrects: z.string().exactOptional(),
  /** When that one was issued; older corrections do not say so. */
  correctsIssuedAt: z.int().exactOptional(),
  /** What a credit note is paid with. */
  payoutId: z.string().exactOptional(),
  /** Who issues it. A credit note is issued by who has bought (§ 14 (2) UStG): there, `buyer` is the partner, who has sold. */
  seller: sellerSchema,
  /** Missing in the short form of § 33 UStDV. */
  buyer: billingSchema.exactOptional(),
  lines: listOf(lineSchema),
  /** `gross` is what the lines are to be lessened by. */
  discount: z.object({ text: z.string(), gross: z.int() }).exactOptional(),
  net: z.int(),
  tax: z.int(),
  /** 0 for a small business (§ 19 UStG). */
  ratePercent: z.number(),
  gross: z.int(),
  currency: z.literal('EUR'),
  /** Credit notes go to who charges no tax because it is no business, and to businesses abroad too (§ 13b UStG). */
  vat: z.enum(['included', 'small-business', 'none', 'reverse-charge']),
  paymentMethod: z.string(),
  labels: labelsSchema,
  /** Number, days and what else stands at the head. */
  facts: listOf(z.object({ name: z.string(), value: z.string() })),
  notes: listOf(z.string()),
  /** The shop's name as the head shows it, see `lineSchema`. */
  brandShape: z.string(),
  /** The hash of the one before in its series; empty for the first. */
  previous: z.string(),
  /** See `hashOf`. */
  hash: z.string(),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** What is to be issued, before its place in the series is known. */
export type InvoiceDraft = Omit<Invoice, 'number' | 'issuedAt' | 'previous' | 'hash'>
