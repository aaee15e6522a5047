import { z } from 'zod'

/** That an order's invoice address was changed: how often, when last (ms), and whether its buyer has done it, who may once. */
export const billingChangeSchema = z.object({
  count: z.int(),
  at: z.int(),
  byBuyer: z.literal(true).exactOptional(),
})

/** An invoice that was cancelled, because another one stands in its place. */
const formerInvoiceSchema = z.object({
  number: z.string(),
  /** The number of the document that cancels it. */
  cancelledBy: z.string(),
  /** When, in ms, and the cents that were left of it. */
  at: z.int(),
  amount: z.int(),
})
export type FormerInvoice = z.infer<typeof formerInvoiceSchema>

/** What an order's invoice goes by. */
export const invoicingSchema = z.object({
  /** The count of changes of the invoice address. */
  billing: z.int(),
  /** Cents that corrections of the invoices before it had taken off. */
  corrected: z.int(),
  /** The invoices before it by position, from 1. */
  former: z.record(z.string().regex(/^\d+$/), formerInvoiceSchema).exactOptional(),
})
