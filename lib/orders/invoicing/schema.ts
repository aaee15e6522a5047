import { z } from 'zod'

/** How often and when last (ms); the buyer may change it once. */
export const billingChangeSchema = z.object({
  count: z.int(),
  at: z.int(),
  byBuyer: z.literal(true).exactOptional(),
})

const formerInvoiceSchema = z.object({
  number: z.string(),
  cancelledBy: z.string(),
  /** When cancelled, in ms, and the cents left of it. */
  at: z.int(),
  amount: z.int(),
})
export type FormerInvoice = z.infer<typeof formerInvoiceSchema>

/** What the current invoice is based on. */
export const invoicingSchema = z.object({
  /** Changes of the address that it includes. */
  billing: z.int(),
  /** Cents that corrections of earlier invoices had subtracted. */
  corrected: z.int(),
  /** By position, from 1. */
  former: z.record(z.string().regex(/^\d+$/), formerInvoiceSchema).exactOptional(),
})
