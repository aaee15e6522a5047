import { brandCurve } from '@/lib/audio/letter-lifts'
import { findPreset } from '@/lib/catalog/catalog'
import { dayStart } from '@/lib/core/clock'
import { dayText, factsOf, labelsOf, sellerOf, t, taxNotes, taxStated } from '@/lib/invoices/invoice-texts'
import type { Place } from '@/lib/invoices/issue-invoice'
import type { Invoice, InvoiceDraft, InvoiceLine } from '@/lib/invoices/schema'
import { formatCents } from '@/lib/core/money'
import { toList } from '@/lib/store/tree-value'
import { shapeOf } from '@/lib/invoices/pdf-runs'
import type { FormerOwner } from '@/lib/legal/former-owners'
import type { StatedTax } from '@/lib/legal/taxation/taxation-of'
import { vatContained } from '@/lib/legal/vat-note'
import { bundleNameOf, itemsOf } from '../order-items'
import { paymentDay } from '../payment-day'
import type { Order, OrderDiscount } from '../schema'
import { contractSeller, deliveredAtOf } from './contract-seller'

export interface Sold {
  seller: Invoice['seller']
  tax: Pick<Invoice, keyof StatedTax>
}

/** Delivered on the day of payment: downloads open then. @param former see `readFormerOwners` */
export function draftInvoice(order: Order, place: Place, former: readonly FormerOwner[] = []): InvoiceDraft {
  const { seller, tax } = contractSeller(order, former)
  return draftInvoiceOf(order, place, { seller: sellerOf(seller), tax })
}

export function draftInvoiceOf(order: Order, place: Place, { seller, tax: stated }: Sold): InvoiceDraft {
  const { id, reference, total, discount, reduction, billing, payment, paymentMethod } = order
  const deliveredAt = deliveredAtOf(order)
  const tax = vatContained(total, stated.ratePercent)
  const method = t(`methods.${payment?.method ?? paymentMethod}`)
  return {
    kind: 'invoice',
    deliveredAt,
    reference,
    orderId: id,
    seller,
    ...(billing ? { buyer: billing } : {}),
    lines: toList(linesOf(order)),
    ...(discount ? { discount: { text: discountText(discount), gross: discount.amount } } : {}),
    ...(reduction === undefined ? {} : { reduction: { text: t('reduction'), gross: reduction } }),
    net: total - tax,
    tax,
    gross: total,
    currency: 'EUR',
    ...taxStated(stated),
    paymentMethod: method,
    labels: labelsOf(t('titles.invoice'), stated),
    facts: factsOf(place, { delivered: dayText(deliveredAt), order: reference, method }),
    notes: toList([t('notes.paid', { date: dayText(dayStart(paymentDay(order))) }), ...taxNotes(stated)]),
    brandShape: shapeOf(t('labels.brand'), brandCurve),
  }
}

function linesOf(order: Order): InvoiceLine[] {
  return itemsOf(order).map(({ id, name, price, version }) => ({
    text: name,
    detail: detailOf(version, bundleNameOf(order, id)),
    shape: shapeOf(name, findPreset(id)?.filters ?? []),
    presetId: id,
    version,
    quantity: 1,
    gross: price,
  }))
}

function detailOf(version: number, bundle: string | undefined): string {
  const detail = t('detailVersion', { version })
  return bundle === undefined ? detail : t('detailBundle', { detail, bundle })
}

function discountText({ code, percent, fixed }: OrderDiscount): string {
  if (fixed === undefined) return t('discount', { code, percent })
  return t('discountFixed', { code, fixed: formatCents(fixed) })
}
