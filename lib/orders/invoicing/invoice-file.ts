import { ShopError } from '@/lib/core/errors'
import { getInvoice } from '@/lib/invoices/data'
import { keptPdf } from '@/lib/invoices/kept-pdf'
import type { Invoice } from '@/lib/invoices/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { invoiceNumbersOf } from '../order-fields'
import type { Order } from '../schema'

interface InvoiceFile {
  name: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
}

export const invoiceFileName = ({ number }: Pick<Invoice, 'number'>) => `spielklang-${number}.pdf`

async function fileOf(invoice: Invoice): Promise<InvoiceFile> {
  const content = await keptPdf(invoice)
  return { name: invoiceFileName(invoice), contentType: 'application/pdf', content }
}

/** By number, or by the refund it corrects; with neither, the invoice. */
interface Wanted {
  number?: string | undefined
  refund?: string | undefined
}

/** Issued if missing. @throws ShopError `order_not_paid`, `record_broken`, `not_found` (refund never went out) */
export async function invoiceFile(store: Store, order: Order, wanted: Wanted = {}): Promise<InvoiceFile> {
  const { number, refund } = wanted
  const invoice = await readable(ensureInvoice(store, order.id))
  if (!invoice) throw new ShopError('order_not_paid')
  const found =
    number === undefined && refund === undefined ? invoice : await readable(otherOf(store, order, wanted))
  if (!found) throw new ShopError('not_found')
  return fileOf(found)
}

async function otherOf(store: Store, order: Order, { number, refund = '' }: Wanted): Promise<Invoice | null> {
  if (number === undefined) return ensureCorrection(store, order.id, refund)
  return invoiceNumbersOf(order).includes(number) ? getInvoice(store, number) : null
}

async function readable(reading: Promise<Invoice | null>): Promise<Invoice | null> {
  const invoice = await readOr(reading, 'broken')
  if (invoice === 'broken') throw new ShopError('record_broken')
  return invoice
}
