import { dayText, factsOf, labelsOf, t, taxNotes, taxStated } from '@/lib/invoices/invoice-texts'
import type { Place } from '@/lib/invoices/issue-invoice'
import type { Invoice, InvoiceDraft } from '@/lib/invoices/schema'
import { vatContained } from '@/lib/legal/vat-note'
import { fromList, toList } from '@/lib/store/tree-value'
import messages from '@/messages/de.json'
import type { Order } from '../schema'
import { draftInvoiceOf } from './draft-invoice'

interface Places {
  cancelling: Place
  invoice: Place
}

/** By a changed address (§ 31 (5) UStDV): with its corrections the invoice then adds up to zero. @param left cents */
export function draftCancelling(order: Order, invoice: Invoice, left: number, places: Places): InvoiceDraft {
  const { number, issuedAt, seller, buyer, currency, brandShape, deliveredAt } = invoice
  const tax = vatContained(left, invoice.ratePercent)
  const values = { number, date: dayText(issuedAt), by: places.invoice.number }
  return {
    kind: 'correction',
    deliveredAt,
    reference: order.reference,
    orderId: order.id,
    corrects: number,
    correctsIssuedAt: issuedAt,
    seller,
    ...(buyer ? { buyer } : {}),
    lines: toList([{ text: t('cancelling', values), quantity: 1, gross: 0 - left }]),
    net: tax - left,
    tax: 0 - tax,
    gross: 0 - left,
    currency,
    ...taxStated(invoice),
    paymentMethod: invoice.paymentMethod,
    labels: labelsOf(messages.invoices.titles.cancelling, invoice),
    facts: factsOf(places.cancelling, {
      corrects: number,
      delivered: dayText(deliveredAt),
      order: order.reference,
    }),
    notes: toList([t('notes.cancelling', values), ...taxNotes(invoice)]),
    brandShape,
  }
}

/** To the new address, totalling what corrections left; seller and tax as before. @param left cents */
export function draftReplacement(order: Order, before: Invoice, left: number, places: Places): InvoiceDraft {
  const draft = draftInvoiceOf(order, places.invoice, { seller: before.seller, tax: before })
  const { number, issuedAt } = before
  const tax = vatContained(left, before.ratePercent)
  const taken = order.total - left
  const values = { number, date: dayText(issuedAt), by: places.cancelling.number }
  const [paid = ''] = fromList(draft.notes)
  return {
    ...draft,
    replaces: number,
    ...(taken === 0 ? {} : { corrected: { text: t('corrected'), gross: taken } }),
    net: left - tax,
    tax,
    gross: left,
    facts: factsOf(places.invoice, {
      replaces: number,
      delivered: dayText(draft.deliveredAt),
      order: order.reference,
      method: draft.paymentMethod,
    }),
    notes: toList([paid, t('notes.replaces', values), ...taxNotes(before)]),
  }
}
