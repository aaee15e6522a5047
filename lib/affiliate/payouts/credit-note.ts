import { brandCurve } from '@/lib/audio/letter-lifts'
import { dayText, factsOf, labelsOf, sellerOf, t } from '@/lib/invoices/invoice-texts'
import type { Place } from '@/lib/invoices/issue-invoice'
import { fromList, toList } from '@/lib/store/tree-value'
import type { Billing, Invoice, InvoiceDraft } from '@/lib/invoices/schema'
import { shapeOf } from '@/lib/invoices/pdf-runs'
import { owner } from '@/lib/legal/current-owner'
import { vatContained } from '@/lib/legal/vat-note'
import type { Affiliate, PayoutData } from '../schema'

/** § 12 (1) UStG. */
const STANDARD_RATE = 19
const NO_ADDRESS = { street: '', zip: '', city: '', country: '' }

interface CreditNote {
  payoutId: string
  partner: PayoutData
  /** Cents, including any tax. */
  amount: number
  /** Total commission of the sales in cents, their number, and the times of the first and last (ms). */
  sold: { amount: number; count: number; from: number; to: number }
  /** By hand since the last payout. */
  adjusted: NonNullable<Affiliate['adjusted']>
}

/**
 * Issued on the partner's behalf (§ 14 (2) sentence 2 UStG). Commission is a share of the gross price and so includes
 * the VAT a partner owes: 10 % of the gross price is 10 % of the net price plus its tax. Each adjustment by hand has
 * its own line; reversals of earlier sales share one.
 */
export function draftCreditNote(credit: CreditNote, place: Place): InvoiceDraft {
  const { payoutId, partner, amount, sold } = credit
  const { from, to, count } = sold
  const period = count === 0 ? dayText(place.issuedAt) : t('period', { from: dayText(from), to: dayText(to) })
  const adjusted = fromList(credit.adjusted)
  const others = adjusted.reduce((rest, each) => rest - each.amount, amount - sold.amount)
  const lines = [
    ...(count === 0 ? [] : [{ text: t('commission', { count }), detail: period, gross: sold.amount }]),
    ...adjusted.map(({ note, amount: gross }) => ({ text: adjustmentText(gross, note), gross })),
    ...(others === 0 ? [] : [{ text: t('carriedOver'), gross: others }]),
  ]
  return {
    ...taxOf(partner, amount),
    kind: 'credit-note',
    deliveredAt: count === 0 ? place.issuedAt : to,
    payoutId,
    seller: sellerOf(owner()),
    buyer: buyerOf(partner),
    lines: toList(lines.map((line) => ({ ...line, quantity: 1 as const }))),
    currency: 'EUR',
    paymentMethod: t('methods.vorkasse'),
    labels: labelsFor(t('titles.creditNote'), partner),
    facts: factsOf(place, { period, sales: String(count), method: t('methods.vorkasse') }),
    notes: toList([t('notes.transfer', { iban: masked(partner.iban) }), taxNote(partner)].filter(isText)),
    brandShape: shapeOf(t('labels.brand'), brandCurve),
  }
}

/** § 14 (4) no. 5 UStG requires a description of what is paid for. */
const adjustmentText = (cents: number, note: string) => t(cents > 0 ? 'bonus' : 'deduction', { note })

/** For money that came back: the same document with negative amounts. */
export function draftCancellation(note: Invoice, place: Place): InvoiceDraft {
  const [, taxText] = fromList(note.notes)
  const date = dayText(note.issuedAt)
  return {
    // Number, day and links come from the new place.
    ...note,
    corrects: note.number,
    correctsIssuedAt: note.issuedAt,
    net: -note.net,
    tax: -note.tax,
    gross: -note.gross,
    lines: Object.fromEntries(
      Object.entries(note.lines).map(([key, line]) => [key, { ...line, gross: -line.gross }]),
    ),
    labels: { ...note.labels, title: t('titles.creditNoteCancellation') },
    facts: factsOf(place, { cancels: note.number }),
    notes: toList([t('notes.returned', { number: note.number, date }), taxText].filter(isText)),
  }
}

const isText = (text: string | undefined) => text !== undefined

function taxOf(
  { taxState, vatId }: PayoutData,
  gross: number,
): Pick<Invoice, 'net' | 'tax' | 'gross' | 'ratePercent' | 'vat'> {
  const untaxed = { net: gross, tax: 0, gross, ratePercent: 0 }
  if (taxState === 'private') return { ...untaxed, vat: 'none' }
  if (taxState === 'small-business') return { ...untaxed, vat: 'small-business' }
  if (isAbroad(vatId)) return { ...untaxed, vat: 'reverse-charge' }
  const tax = vatContained(gross, STANDARD_RATE)
  return { net: gross - tax, tax, gross, ratePercent: STANDARD_RATE, vat: 'included' }
}

function taxNote({ taxState, vatId }: PayoutData): string | undefined {
  if (taxState === 'private') return t('notes.private')
  if (taxState === 'small-business') return t('notes.smallBusiness')
  return isAbroad(vatId) ? t('notes.reverseCharge') : undefined
}

const isAbroad = (vatId: string | undefined) => vatId !== undefined && !vatId.startsWith('DE')

function labelsFor(title: string, partner: PayoutData): Invoice['labels'] {
  return { ...labelsOf(title, taxOf(partner, 0)), buyer: t('creditNoteTo') }
}

function buyerOf({ holder, address = NO_ADDRESS, vatId, taxNumber }: PayoutData): Billing {
  const number = taxNumber === undefined ? {} : { taxNumber }
  return { name: holder, ...address, ...(vatId === undefined ? number : { vatId }) }
}

/** Enough for its holder to recognise it. */
export function masked(iban: string): string {
  const plain = iban.replaceAll(' ', '')
  return `${plain.slice(0, 4)} … ${plain.slice(-4)}`
}
