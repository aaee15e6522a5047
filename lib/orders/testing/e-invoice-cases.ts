import { draftCancellation, draftCreditNote } from '@/lib/affiliate/payouts/credit-note'
import type { PayoutData } from '@/lib/affiliate/schema'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { draftCorrection } from '../invoicing/draft-correction'
import { draftInvoice } from '../invoicing/draft-invoice'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import { sampleOrder } from './sample-order'
import { hashOf } from '@/lib/invoices/hash-of'
import type { Billing, Invoice, InvoiceDraft } from '@/lib/invoices/schema'
import { draftCancelling, draftReplacement } from '../invoicing/ensure-invoice'

const at = Date.UTC(2026, 10, 22, 9)
const LONG = 'Ärger & Größe <Łódź> "Hall" '.repeat(5).slice(0, 120)
const billing: Billing = {
  company: 'Größe & Łódź GmbH',
  name: 'Иван Петров',
  street: 'Straße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  vatId: 'DE136695976',
}

const reverseCharge = {
  country: 'AT',
  taxation: { kind: 'reverse-charge', country: 'AT' },
  billing: { ...billing, zip: '1010', city: 'Wien', country: 'AT', vatId: 'ATU13585627' },
} as const

type Seller = Pick<Invoice['seller'], 'vatId' | 'taxNumber'>
const sellers: Record<string, Seller> = {
  'VAT ID': { vatId: 'DE136695976' },
  'tax number': { taxNumber: '12/345/67890' },
  both: { vatId: 'DE136695976', taxNumber: '12/345/67890' },
}

type Vat = Order['vat']
interface Kind {
  count: number
  isLong: boolean
  percent: number
  vat: Vat
}

/** Every kind of e-invoice in every variant the shop writes, by a descriptive name. */
export function eInvoiceCases(): Map<string, Invoice> {
  const cases = new Map<string, Invoice>()
  for (const [sellerName, ids] of Object.entries(sellers)) {
    const add = (name: string, invoice: Invoice) => {
      const { name: owner, tradeName = '', street, zip, city, country, email } = invoice.seller
      const seller = {
        name: owner,
        tradeName: tradeName || 'Klangladen',
        street,
        zip,
        city,
        country,
        email,
        ...ids,
      }
      cases.set(`${name}, shop with ${sellerName}`, { ...invoice, seller })
    }
    for (const kind of kinds()) addSales(kind, add)
    for (const taxState of ['vat', 'small-business'] as const) addCreditNotes(taxState, add)
  }
  return cases
}

function kinds(): Kind[] {
  const vats: Vat[] = ['included', 'small-business', 'reverse-charge']
  return vats.flatMap((vat) =>
    [1, 10].flatMap((count) =>
      [false, true].flatMap((isLong) => [0, 15, 80].map((percent) => ({ vat, count, isLong, percent }))),
    ),
  )
}

/** Reduction granted later, in cents. */
const REDUCTION = 97

type Add = (name: string, invoice: Invoice) => void

function addSales({ count, isLong, percent, vat }: Kind, add: Add): void {
  const order = orderOf({ count, isLong, percent, vat })
  const invoice = numbered('R-2026-000001', (place) => draftInvoice(order, place))
  const name = `${vat}, ${count} items${isLong ? ' with long names' : ''}, ${percent} % off`
  add(`invoice: ${name}`, invoice)
  const reduced = { ...order, total: order.total - REDUCTION, reduction: REDUCTION }
  add(
    `invoice: ${name}, reduced`,
    numbered('R-2026-000001', (place) => draftInvoice(reduced, place)),
  )
  addReplacements(order, invoice, name, add)
  const [[presetId, first] = ['', { price: 0 }]] = Object.entries(order.items)
  const part = Math.min(first.price, order.total)
  const refunds: Record<string, Refund> = {
    part: refundOf(part, { items: { [presetId]: part } }),
    full: refundOf(order.total),
    cent: refundOf(1),
  }
  for (const [id, refund] of Object.entries(refunds)) {
    const draft = (place: Place) => draftCorrection(order, invoice, { id, refund }, place)
    add(`correction, ${id}: ${name}`, numbered('K-2026-000001', draft))
  }
  const failed = { id: 'full', refund: refundOf(order.total), cancels: 'K-2026-000001' }
  const refunded: Order = { ...order, refunds, corrections: { full: { number: failed.cancels } } }
  add(
    `correction of a failed refund: ${name}`,
    numbered('K-2026-000002', (place) => draftCorrection(refunded, invoice, failed, place)),
  )
}

/** A replaced invoice, its cancellation and its replacement, with and without a partial refund before. */
function addReplacements(order: Order, invoice: Invoice, name: string, add: Add): void {
  const places = {
    cancelling: { number: 'K-2026-000003', issuedAt: at },
    invoice: { number: 'R-2026-000002', issuedAt: at },
  }
  for (const left of new Set([order.total, order.total - 1, 1])) {
    const about = `${name}, ${left} cents left`
    const cancelling = numbered(places.cancelling.number, () => draftCancelling(order, invoice, left, places))
    add(`cancelling: ${about}`, cancelling)
    add(
      `invoice: in place of another, ${about}`,
      numbered(places.invoice.number, () => draftReplacement(order, invoice, left, places)),
    )
  }
}

function addCreditNotes(taxState: 'vat' | 'small-business', add: Add): void {
  const partner: PayoutData = {
    holder: 'Nova Größe & Söhne',
    iban: 'DE02120300000000202051',
    taxState,
    vatId: 'DE136695976',
    address: { street: 'Straße 1', zip: '10115', city: 'Berlin', country: 'Deutschland' },
  }
  for (const carried of [0, -777, 777]) {
    const sold = { amount: 12_345, count: 7, from: at - 1e9, to: at - 1e8 }
    const given = { payoutId: 'payout_1', partner, amount: sold.amount + carried, sold, adjusted: {} }
    const note = numbered('G-2026-000001', (place) => draftCreditNote(given, place))
    const name = `${taxState}, carried over ${carried}`
    add(`credit note: ${name}`, note)
    add(
      `cancelled credit note: ${name}`,
      numbered('G-2026-000002', (place) => draftCancellation(note, place)),
    )
  }
}

interface Place {
  number: string
  issuedAt: number
}

function numbered(number: string, draw: (place: Place) => InvoiceDraft): Invoice {
  const place = { number, issuedAt: at }
  const invoice = { ...draw(place), ...place, previous: '' }
  return { ...invoice, hash: hashOf(invoice) }
}

function orderOf({ count, isLong, percent, vat }: Kind): Order {
  const items = Object.fromEntries(
    Array.from({ length: count }, (_, position) => {
      const { name, price } = programCatalog.presets[position % programCatalog.presets.length] ?? {
        name: '',
        price: 0,
      }
      return [
        `preset-${position}`,
        { name: isLong ? LONG : name, price: price + position, position, version: 2 },
      ]
    }),
  )
  const gross = Object.values(items).reduce((sum, { price }) => sum + price, 0)
  const amount = Math.round((gross * percent) / 100)
  return {
    ...sampleOrder,
    items,
    vat,
    ...(vat === 'reverse-charge' ? reverseCharge : { billing }),
    total: gross - amount,
    status: 'paid',
    history: { paid: { at, actor: 'admin' } },
    ...(percent === 0 ? {} : { discount: { code: 'NOVA10', percent, amount } }),
  }
}

function refundOf(amount: number, more: Partial<Refund> = {}): Refund {
  const keys = { idempotencyKey: 'key', bodyHash: 'hash' }
  return { ...keys, amount, at, settledAt: at, actor: 'admin', status: 'done', ...more }
}
