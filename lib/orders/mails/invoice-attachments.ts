import 'server-only'
import { getInvoice } from '@/lib/invoices/data'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
import type { Invoice } from '@/lib/invoices/schema'
import type { MailAttachment } from '@/lib/mail/content'
import type { Store } from '@/lib/store/store'
import { formerInvoices } from '../invoicing/data'
import { ensureCorrection } from '../invoicing/ensure-correction'
import { ensureInvoice } from '../invoicing/ensure-invoice'
import type { Order } from '../schema'
import { t } from '../mail-texts'

/** A replacement invoice and the cancellation of the replaced one, as PDFs; empty if they are gone. */
export async function replacedAttachments(
  store: Store,
  order: Order,
  number: string,
): Promise<MailAttachment[]> {
  const invoice = await getInvoice(store, number)
  const former = formerInvoices(order).find((each) => each.number === invoice?.replaces)
  const cancelling = former ? await getInvoice(store, former.cancelledBy) : null
  return [...(await fileOf('invoice', invoice)), ...(await fileOf('correction', cancelling))]
}

/** An order's invoice as a PDF; empty if it was never paid. */
export async function invoiceAttachments(store: Store, orderId: string): Promise<MailAttachment[]> {
  return fileOf('invoice', await ensureInvoice(store, orderId))
}

/** A refund's correction as a PDF; empty if the refund never went through. */
export async function correctionAttachments(
  store: Store,
  orderId: string,
  refundId: string,
): Promise<MailAttachment[]> {
  return fileOf('correction', await ensureCorrection(store, orderId, refundId))
}

async function fileOf(kind: 'invoice' | 'correction', invoice: Invoice | null): Promise<MailAttachment[]> {
  if (!invoice) return []
  const filename = t(`files.${kind}`, { number: invoice.number })
  return [{ filename, contentType: 'application/pdf', content: await invoicePdf(invoice) }]
}
