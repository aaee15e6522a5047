import 'server-only'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { invoiceSchema, seriesHeadSchema, type Invoice, type InvoiceSeries, type SeriesHead } from './schema'

export async function getInvoice(store: Store, number: string): Promise<Invoice | null> {
  const value = await store.get(`invoices/${number}`)
  return value === null ? null : invoiceSchema.parse(value)
}

/** Null before the first invoice. */
export async function getHead(store: Store, series: InvoiceSeries): Promise<SeriesHead | null> {
  const value = await store.get(`invoiceSeries/${series}`)
  return value === null ? null : seriesHeadSchema.parse(value)
}

/** As the new head of its series. @throws ZodError if the invoice could not be read back */
export function invoiceIssued(series: InvoiceSeries, invoice: Invoice, head: SeriesHead): OnceChanges {
  return {
    onceKey: `invoice_${invoice.number}`,
    changes: {
      [`invoices/${invoice.number}`]: invoiceSchema.parse(invoice),
      [`invoiceSeries/${series}`]: head,
    },
  }
}
