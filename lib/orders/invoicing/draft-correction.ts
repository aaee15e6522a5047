import 'server-only'
import { dayText, factsOf, labelsOf, t, taxNotes, taxStated } from '@/lib/invoices/invoice-texts'
import type { Place } from '@/lib/invoices/issue-invoice'
import type { Invoice, InvoiceDraft, InvoiceLine } from '@/lib/invoices/schema'
import { toList } from '@/lib/store/tree-value'
import { vatContained } from '@/lib/legal/vat-note'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import { uncorrectedOf } from './uncorrected'

export interface Corrected {
  id: string
  refund: Pick<Refund, 'amount' | 'at' | 'settledAt' | 'items'> & {
    /** Not a refund: the payment belonged to another order. */
    isTakenBack?: true
  }
  cancels?: string
}

/**
 * § 17 (1) UStG: lines subtract what was refunded. Tax: tax(total - all corrected before) - tax(total - all corrected
 * now), so that corrections of a full refund add up to the invoice. Cancelling is a correction with the signs
 * reversed: an issued document can be neither changed nor withdrawn.
 */
export function draftCorrection(
  order: Order,
  invoice: Invoice,
  { id, refund, cancels }: Corrected,
  place: Place,
): InvoiceDraft {
  const { seller, buyer, ratePercent, currency, brandShape, deliveredAt, paymentMethod } = invoice
  const at = refund.settledAt ?? refund.at
  const gross = cancels === undefined ? -refund.amount : refund.amount
  const before = uncorrectedOf(order, invoice)
  const tax = vatContained(before + gross, ratePercent) - vatContained(before, ratePercent)
  return {
    kind: 'correction',
    deliveredAt,
    reference: order.reference,
    orderId: order.id,
    refundId: id,
    corrects: invoice.number,
    correctsIssuedAt: invoice.issuedAt,
    seller,
    ...(buyer ? { buyer } : {}),
    lines: toList(linesOf(order, refund, cancels !== undefined)),
    net: gross - tax,
    tax,
    gross,
    currency,
    ...taxStated(invoice),
    paymentMethod,
    labels: labelsOf(t('titles.correction'), invoice),
    facts: factsOf(place, {
      ...(cancels === undefined && !refund.isTakenBack ? { refunded: dayText(at) } : {}),
      corrects: invoice.number,
      delivered: dayText(deliveredAt),
      order: order.reference,
    }),
    notes: toList([noteOf(invoice, refund, cancels), ...taxNotes(invoice)]),
    brandShape,
  }
}

/** Per refunded preset, or a single one if they do not add up to the amount. */
function linesOf(order: Order, refund: Corrected['refund'], isCancelled: boolean): InvoiceLine[] {
  const { items = {}, amount, isTakenBack } = refund
  const sign = isCancelled ? 1 : -1
  const parts = Object.entries(items)
  const sum = parts.reduce((before, [, cents]) => before + cents, 0)
  if (isCancelled || sum !== amount) {
    const done = isTakenBack ? 'takenBack' : 'refund'
    const text = t(isCancelled ? (isTakenBack ? 'paidAgain' : 'refundCancelled') : done)
    return [{ text, quantity: 1, gross: sign * amount }]
  }
  return parts.map(([presetId, cents]) => {
    const name = order.items[presetId]?.name ?? presetId
    return { text: t('refundOf', { name }), presetId, quantity: 1, gross: sign * cents }
  })
}

function noteOf(invoice: Invoice, refund: Corrected['refund'], cancels: string | undefined): string {
  const { at, settledAt = at, isTakenBack } = refund
  const { number } = invoice
  const date = dayText(invoice.issuedAt)
  if (cancels !== undefined) {
    const values = { number: cancels, invoice: number, date, paid: dayText(settledAt) }
    return t(isTakenBack ? 'notes.paidAgain' : 'notes.cancellation', values)
  }
  if (isTakenBack) return t('notes.takenBack', { number, date })
  return t('notes.correction', { number, date, refunded: dayText(settledAt) })
}
