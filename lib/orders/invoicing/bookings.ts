import 'server-only'
import { z } from 'zod'
import { payoutSchema, type Payout } from '@/lib/affiliate/payouts/schema'
import { dayOf } from '@/lib/core/clock'
import { getInvoice } from '@/lib/invoices/data'
import type { Invoice } from '@/lib/invoices/schema'
import { readFormerOwners, type FormerOwner } from '@/lib/legal/former-owners'
import type { Vat } from '@/lib/legal/schema'
import type { PaymentMethod } from '@/lib/payment/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Snapshot, Store } from '@/lib/store/store'
import { refundEventsOf } from '../refunds/refund-events'
import { isCounted } from '../is-counted'
import { isOfPrice } from '../refund-amount'
import type { Refund } from '../refund-schema'
import { orderSchema, type Order } from '../schema'
import { takenBackOf } from '../transfers'
import { contractSeller } from './contract-seller'
import { formerInvoices } from './data'

/** Calendar days in Germany, both included, as `YYYY-MM-DD`. */
export const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'period' })
export type Period = z.infer<typeof periodSchema>

/** Money in or out; outgoing amounts are negative. */
interface Booking {
  at: number
  /** The bank's day, where it is another than that of `at`. */
  day?: string | undefined
  kind:
    | 'payment'
    | 'paymentTakenBack'
    | 'invoiceCancelled'
    | 'invoiceReplaced'
    | 'refund'
    | 'refundFailed'
    | 'refundCalledOff'
    | 'dispute'
    | 'payout'
    | 'payoutReturned'
  /** Number of the document stating the tax. */
  number: string | undefined
  /** Cents. */
  amount: number
  /** Cents that were not given back after all, and moved nothing. */
  calledOff?: number
  /** The order's reference, or the partner's name. */
  about: string
  method: PaymentMethod
  /** The tax of the order, where no document states it. */
  vat?: Vat
  providerId?: string | undefined
}

/** A booking with its day and the document that states its tax, if there is one. */
export interface DocumentedBooking extends Booking {
  /** As `YYYY-MM-DD`. */
  day: string
  invoice: Invoice | null
}

/**
 * Payments, refunds and payouts of a period, each event by itself at its own time, in the store's order; never all in memory.
 * @param broken collects the paths of what cannot be read, of which nobody knows to which period it belongs
 */
export async function* bookingsIn(
  store: Store,
  period: Period,
  broken: Set<string>,
): AsyncGenerator<DocumentedBooking> {
  const snapshot = await store.snapshot()
  try {
    for await (const booking of allBookings(store, snapshot, broken)) {
      const { day = dayOf(booking.at) } = booking
      if (day < period.from || day > period.to) continue
      const read =
        booking.number === undefined ? null : await readOr(getInvoice(store, booking.number), 'broken')
      if (read === 'broken') broken.add(`invoices/${booking.number}`)
      yield { ...booking, day, invoice: read === 'broken' ? null : read }
    }
  } finally {
    snapshot.close()
  }
}

async function* allBookings(store: Store, snapshot: Snapshot, broken: Set<string>): AsyncGenerator<Booking> {
  const former = await readFormerOwners(store)
  for await (const { key, value } of snapshot.entries('orders')) {
    const { data: order } = orderSchema.safeParse(value)
    if (!order) broken.add(`orders/${key}`)
    else if (isCounted(order)) yield* bookingsOf(store, order, former)
  }
  for await (const { key, value } of snapshot.entries('affiliatePayouts')) {
    const { data: payout } = payoutSchema.safeParse(value)
    if (payout) yield* payoutBookings(store, payout)
    else broken.add(`affiliatePayouts/${key}`)
  }
}

async function* bookingsOf(
  store: Store,
  order: Order,
  former: readonly FormerOwner[],
): AsyncGenerator<Booking> {
  const { payment, refunds = {}, reference } = order
  const origin = { about: reference, vat: contractSeller(order, former).vat }
  const method = payment?.method ?? order.paymentMethod
  for (const paid of paymentBookings(order)) yield { ...origin, ...paid }
  for (const replaced of replacementBookings(order)) yield { ...origin, ...replaced, method }
  for (const [id, refund] of Object.entries(refunds)) {
    if (!isOfPrice(refund)) continue
    for (const booking of [...(await refundBookings(store, order, id, refund)), ...calledOff(refund)]) {
      const way = refund.iban === undefined ? method : 'vorkasse'
      yield { ...origin, ...booking, method: way, providerId: refund.providerId }
    }
  }
}

/** An order's payment; where it was taken back, that and the payment after it, too. */
function paymentBookings(
  order: Order,
): Pick<Booking, 'at' | 'day' | 'kind' | 'number' | 'amount' | 'method' | 'providerId'>[] {
  const { payment, corrections = {} } = order
  const present = { method: payment?.method ?? order.paymentMethod, providerId: payment?.paymentIntentId }
  const taken = takenBackOf(order)
  const paid = firstPaid(order)
  if (!paid) return []
  const kind = 'payment'
  const wayOf = (isLast: boolean) => (isLast ? present : { method: 'vorkasse' as const })
  const first = { ...paid, kind, number: firstInvoice(order), ...wayOf(taken.length === 0) } as const
  const later = taken.flatMap(([id, { at, amount, paidAgainAt, paidAgainOn, paidAgain = amount }], index) => {
    const { number, cancelled } = corrections[id] ?? {}
    const gone = { at, kind: 'paymentTakenBack' as const, number, amount: -amount, ...wayOf(false) }
    if (paidAgainAt === undefined) return [gone]
    const way = wayOf(index === taken.length - 1)
    const again = {
      at: paidAgainAt,
      day: paidAgainOn,
      kind,
      number: cancelled,
      amount: paidAgain,
      ...way,
    } as const
    return [gone, again]
  })
  return [first, ...later]
}

/** The number of the invoice that an order got first. */
function firstInvoice(order: Order): string | undefined {
  return formerInvoices(order)[0]?.number ?? order.invoice
}

/** No money moves, but each document has its line: an invoice that was cancelled, and the one in its place. */
function replacementBookings(order: Order): Pick<Booking, 'at' | 'kind' | 'number' | 'amount'>[] {
  const former = formerInvoices(order)
  return former.flatMap(({ cancelledBy, at, amount }, index) => [
    { at, kind: 'invoiceCancelled', number: cancelledBy, amount: 0 - amount },
    { at, kind: 'invoiceReplaced', number: former[index + 1]?.number ?? order.invoice, amount },
  ])
}

/** When an order was paid first, with how much; null if it never was. */
function firstPaid(order: Order): Pick<Booking, 'at' | 'day' | 'amount'> | null {
  const { payment, history, total } = order
  const [, taken] = takenBackOf(order)[0] ?? []
  if (taken) return { at: taken.paidAt, day: taken.bookedOn, amount: taken.amount }
  const at = payment?.paidAt ?? history.paid?.at
  return at === undefined ? null : { at, day: payment?.bookedOn, amount: total }
}

/** A refund going out, and coming back if it failed afterwards; nothing if it never went out. */
async function refundBookings(
  store: Store,
  { corrections = {} }: Order,
  id: string,
  refund: Refund,
): Promise<Pick<Booking, 'at' | 'kind' | 'number' | 'amount'>[]> {
  const { number, cancelled } = corrections[id] ?? {}
  const events = refundEventsOf(refund)
  const first = events.findIndex(({ status }) => status === 'done')
  const gone = { kind: refund.isDisputed ? 'dispute' : 'refund', amount: -refund.amount } as const
  const back = { kind: 'refundFailed', amount: refund.amount } as const
  const bookings = events.map(({ status, at }, index) =>
    status === 'done'
      ? { ...gone, at, number: index === first ? number : undefined }
      : { ...back, at, number: index < first + 2 ? cancelled : undefined },
  )
  if (first >= 0) return bookings.slice(first)
  // From before events were recorded: the correction shows whether and when the money went.
  const correction = number === undefined ? null : await readOr(getInvoice(store, number), null)
  return correction ? [{ ...gone, at: correction.issuedAt, number }, ...bookings] : []
}

/** A refund that was decided and called off: no money, but it stays in the books. */
function calledOff({
  calledOffAt: at,
  amount,
}: Refund): Pick<Booking, 'at' | 'kind' | 'number' | 'amount' | 'calledOff'>[] {
  return at === undefined
    ? []
    : [{ at, kind: 'refundCalledOff', number: undefined, amount: 0, calledOff: amount }]
}

async function* payoutBookings(store: Store, payout: Payout): AsyncGenerator<Booking> {
  const { at, amount, creditNote, cancelledBy, code, uid } = payout
  const origin = { about: code ?? uid, method: 'vorkasse' } as const
  yield { ...origin, at, kind: 'payout', number: creditNote, amount: -amount }
  const cancellation = cancelledBy === undefined ? null : await readOr(getInvoice(store, cancelledBy), null)
  if (!cancellation) return
  const { issuedAt, number } = cancellation
  yield { ...origin, at: issuedAt, kind: 'payoutReturned', number, amount }
}
