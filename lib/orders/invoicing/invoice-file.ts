import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { keptPdf } from '@/lib/invoices/kept-pdf'
import type { Invoice } from '@/lib/invoices/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import type { Order } from '../schema'

interface InvoiceFile {
  /** The name the browser saves it under. */
  name: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
}

async function fileOf(invoice: Invoice): Promise<InvoiceFile> {
  const content = await keptPdf(invoice)
  return { name: `spielklang-${invoice.number}.pdf`, contentType: 'application/pdf', content }
}

/**
 * An order's invoice, or a refund's correction, as a PDF; issued now if missing.
 * @throws ShopError `order_not_paid`; `not_found` if the order has no such refund, or it never went through;
 * `record_broken`
 */
export async function invoiceFile(store: Store, { id }: Order, refundId?: string): Promise<InvoiceFile> {
  const invoice = await readable(ensureInvoice(store, id))
  if (!invoice) throw new ShopError('order_not_paid')
  const wanted = refundId === undefined ? invoice : await readable(ensureCorrection(store, id, refundId))
  if (!wanted) throw new ShopError('not_found')
  return fileOf(wanted)
}

async function readable(reading: Promise<Invoice | null>): Promise<Invoice | null> {
  const invoice = await readOr(reading, 'broken')
  if (invoice === 'broken') throw new ShopError('record_broken')
  return invoice
}
