import 'server-only'
import { z } from 'zod'
import { payoutSchema, type Payout } from '@/lib/affiliate/payouts/schema'
import { dayOf } from '@/lib/core/clock'
import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import { getInvoice } from '@/lib/invoices/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Snapshot, Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { refundEventsOf } from '../refunds/refund-events'
import { orderSchema, type Order, type Refund } from '../schema'

/** Calendar days in Germany, both included, as `YYYY-MM-DD`. */
export const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'period' })
type Period = z.infer<typeof periodSchema>

const { columns, kinds } = messages.commands.orders.bookings
const { methods } = messages.invoices

/** Money in or out; outgoing amounts are negative. */
interface Booking {
  at: number
  kind: Exclude<keyof typeof kinds, 'unreadable'>
  /** Number of the document stating the tax. */
  number: string | undefined
  /** Cents. */
  amount: number
  /** The order's reference, or the partner's name. */
  about: string
  method: string
  providerId?: string | undefined
}

/**
 * Payments, refunds and payouts of a period for the tax adviser, as lines of a CSV for German spreadsheets
 * (semicolons, decimal commas, UTF-8 with a byte order mark). Each event has a line of its own at its own time
 * and keeps it: a reversal adds another line. Streams in the store's order, never holding everything in memory.
 * Entries without a document have neither number nor tax. Unreadable records are listed at the end.
 */
export async function* exportBookings(store: Store, period: Period): AsyncGenerator<string> {
  yield csvHead(Object.values(columns))
  const snapshot = await store.snapshot()
  try {
    const broken = new Set<string>()
    for await (const booking of allBookings(store, snapshot, broken)) {
      const day = dayOf(booking.at)
      if (day >= period.from && day <= period.to) yield await lineOf(store, booking, day, broken)
    }
    for (const path of broken) yield unreadableLine(path)
  } finally {
    snapshot.close()
  }
}

async function* allBookings(store: Store, snapshot: Snapshot, broken: Set<string>): AsyncGenerator<Booking> {
  for await (const { key, value } of snapshot.entries('orders')) {
    const { data: order } = orderSchema.safeParse(value)
    if (order) yield* bookingsOf(store, order)
    else broken.add(`orders/${key}`)
  }
  for await (const { key, value } of snapshot.entries('affiliatePayouts')) {
    const { data: payout } = payoutSchema.safeParse(value)
    if (payout) yield* payoutBookings(store, payout)
    else broken.add(`affiliatePayouts/${key}`)
  }
}

async function* bookingsOf(store: Store, order: Order): AsyncGenerator<Booking> {
  const { payment, refunds = {}, history, invoice, total, reference } = order
  const at = payment?.paidAt ?? history.paid?.at
  if (at === undefined) return
  const method = methods[payment?.method ?? order.paymentMethod]
  const providerId = payment?.paymentIntentId
  yield { at, kind: 'payment', number: invoice, amount: total, about: reference, method, providerId }
  for (const [id, refund] of Object.entries(refunds)) {
    for (const booking of await refundBookings(store, order, id, refund)) {
      const way = refund.iban === undefined ? method : methods.vorkasse
      yield { ...booking, about: reference, method: way, providerId: refund.providerId }
    }
  }
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

async function* payoutBookings(store: Store, payout: Payout): AsyncGenerator<Booking> {
  const { at, amount, creditNote, cancelledBy, code, uid } = payout
  const origin = { about: code ?? uid, method: methods.vorkasse }
  yield { ...origin, at, kind: 'payout', number: creditNote, amount: -amount }
  const cancellation = cancelledBy === undefined ? null : await readOr(getInvoice(store, cancelledBy), null)
  if (!cancellation) return
  const { issuedAt, number } = cancellation
  yield { ...origin, at: issuedAt, kind: 'payoutReturned', number, amount }
}

/** A credit note's amounts are money the shop pays, and so negative. */
async function lineOf(store: Store, booking: Booking, day: string, broken: Set<string>): Promise<string> {
  const { kind, number, amount, about, method, providerId } = booking
  const read = number === undefined ? null : await readOr(getInvoice(store, number), 'broken')
  if (read === 'broken') broken.add(`invoices/${number}`)
  const invoice = read === 'broken' ? null : read
  const sign = invoice?.kind === 'credit-note' ? -1 : 1
  const row: Record<keyof typeof columns, string> = {
    date: day.split('-').reverse().join('.'),
    number: number ?? '',
    kind: kinds[kind],
    order: about,
    net: invoice ? csvEuros(sign * invoice.net) : '',
    tax: invoice ? csvEuros(sign * invoice.tax) : '',
    gross: csvEuros(amount),
    method,
    providerId: providerId ?? '',
  }
  return csvLine(Object.values(row))
}

/** A line for an unreadable record; nobody knows which period it belongs to. */
function unreadableLine(path: string): string {
  const row: Partial<Record<keyof typeof columns, string>> = { kind: kinds.unreadable, order: path }
  return csvLine(
    Object.keys(columns).map((name) => Object.entries(row).find(([key]) => key === name)?.[1] ?? ''),
  )
}
