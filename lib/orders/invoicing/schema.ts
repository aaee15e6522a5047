import { z } from 'zod'

/** How often an order's invoice address was changed, when last (ms), and whether by the buyer, who may do so once. */
export const billingChangeSchema = z.object({
  count: z.int(),
  at: z.int(),
  byBuyer: z.literal(true).exactOptional(),
})

/** An invoice that was cancelled and replaced. */
const formerInvoiceSchema = z.object({
  number: z.string(),
  /** The number of the cancellation. */
  cancelledBy: z.string(),
  /** When it was cancelled, in ms, and the cents that were left of it. */
  at: z.int(),
  amount: z.int(),
})
export type FormerInvoice = z.infer<typeof formerInvoiceSchema>

/** The state of the order on which its current invoice is based. */
export const invoicingSchema = z.object({
  /** How many changes of the address it includes. */
  billing: z.int(),
  /** Cents that corrections of earlier invoices had subtracted. */
  corrected: z.int(),
  /** Earlier invoices by position, from 1. */
  former: z.record(z.string().regex(/^\d+$/), formerInvoiceSchema).exactOptional(),
})
