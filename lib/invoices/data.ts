import 'server-only'
import type { Changes, Store } from '@/lib/store/store'
import { invoiceSchema, seriesHeadSchema, type Invoice, type InvoiceSeries, type SeriesHead } from './schema'

export async function getInvoice(store: Store, number: string): Promise<Invoice | null> {
  const value = await store.get(`invoices/${number}`)
  return value === null ? null : invoiceSchema.parse(value)
}

/** The head of a series; null before the first invoice. */
export async function getHead(store: Store, series: InvoiceSeries): Promise<SeriesHead | null> {
  const value = await store.get(`invoiceSeries/${series}`)
  return value === null ? null : seriesHeadSchema.parse(value)
}

/**
 * Writes an invoice as the new head of its series, with the changes that follow from it, unless its number has
 * been taken meanwhile.
 * @returns whether it was written
 * @throws ZodError if the invoice could not be read back
 */
export function saveInvoice(
  store: Store,
  series: InvoiceSeries,
  invoice: Invoice,
  { head, following }: { head: SeriesHead; following: Changes },
): Promise<boolean> {
  return store.updateOnce(invoiceMark(invoice.number), {
    [`invoices/${invoice.number}`]: invoiceSchema.parse(invoice),
    [`invoiceSeries/${series}`]: head,
    ...following,
  })
}

/** The mark that a number is taken. */
function invoiceMark(number: string): string {
  return `invoice_${number}`
}
