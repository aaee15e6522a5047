import { dayOf } from '@/lib/core/clock'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { getInvoice } from '@/lib/invoices/data'
import { issueInvoice, issueReplacement, type Place } from '@/lib/invoices/issue-invoice'
import type { Invoice, InvoiceDraft } from '@/lib/invoices/schema'
import { readFormerOwners } from '@/lib/legal/former-owners'
import type { Changes, Store } from '@/lib/store/store'
import { getOrder, buyerNotified } from '../data'
import type { Order } from '../schema'
import { billingCount, formerInvoices } from './data'
import { draftInvoice, draftInvoiceOf } from './draft-invoice'
import type { FormerInvoice } from './schema'
import { correctedOf, uncorrectedOf } from './uncorrected'
import { dayText, factsOf, labelsOf, t, taxNotes, taxStated } from '@/lib/invoices/invoice-texts'
import { vatContained } from '@/lib/legal/vat-note'
import { fromList, toList } from '@/lib/store/tree-value'

/** Issues it if missing, and replaces it if the address has changed; each once. Null if the order was never paid. */
export async function ensureInvoice(store: Store, orderId: string): Promise<Invoice | null> {
  const found = await getOrder(store, orderId)
  if (!found) return null
  if (found.invoice === undefined) await issueFirst(store, found)
  // The address may have changed meanwhile.
  while (await replaceInvoice(store, orderId));
  const number = (await getOrder(store, orderId))?.invoice
  return number === undefined ? null : getInvoice(store, number)
}

/** Has another address than the order. While the order is unpaid, its invoice stays. */
export function isInvoiceOutdated(order: Order): boolean {
  const isIssued = order.status === 'paid' && order.invoice !== undefined
  return isIssued && billingCount(order) !== (order.invoicing?.billing ?? 0)
}

async function issueFirst(store: Store, { id }: Order): Promise<void> {
  await issueInvoice(store, 'invoice', async (place) => {
    const order = await getOrder(store, id)
    if (!order?.history.paid || order.invoice !== undefined) return null
    const draft = draftInvoice(order, place, await readFormerOwners(store))
    return { draft, following: invoiceSet(order, place.number) }
  })
}

async function replaceInvoice(store: Store, orderId: string): Promise<Invoice | null> {
  const found = await getOrder(store, orderId)
  if (!found || !isInvoiceOutdated(found)) return null
  return issueReplacement(store, async (places) => {
    const order = await getOrder(store, orderId)
    const before = order?.invoice === undefined ? null : await getInvoice(store, order.invoice)
    if (!order || !before || !isInvoiceOutdated(order)) return null
    const left = uncorrectedOf(order, before)
    // Nothing left: a payment was taken back, whose correction has to be cancelled first.
    if (left === 0 && before.gross > 0) return null
    const former = {
      number: before.number,
      cancelledBy: places.cancelling.number,
      at: places.invoice.issuedAt,
      amount: left,
    }
    return {
      drafts: {
        cancelling: draftCancelling(order, before, left, places),
        invoice: draftReplacement(order, before, left, places),
      },
      following: {
        ...invoiceReplaced(order, places.invoice.number, { former, corrected: correctedOf(order) }),
        ...buyerNotified(order, 'order-invoice', places.invoice.number),
      },
    }
  })
}

function invoiceSet(order: Order, number: string): Changes {
  const billing = billingCount(order)
  return {
    [`orders/${order.id}/invoice`]: number,
    ...(billing === 0 ? {} : { [`orders/${order.id}/invoicing`]: { billing, corrected: 0 } }),
  }
}

/** @param corrected cents that all corrections so far have subtracted */
function invoiceReplaced(
  order: Order,
  number: string,
  { former, corrected }: { former: FormerInvoice; corrected: number },
): Changes {
  const path = `orders/${order.id}/invoicing`
  return {
    [`orders/${order.id}/invoice`]: number,
    [`${path}/billing`]: billingCount(order),
    [`${path}/corrected`]: corrected,
    [`${path}/former/${formerInvoices(order).length + 1}`]: former,
    ...bookingDaysAdded(order.id, [dayOf(former.at)]),
  }
}

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
    labels: labelsOf(t('titles.cancelling'), invoice),
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
