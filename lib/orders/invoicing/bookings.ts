import { z } from 'zod'
import { payoutIdSchema, payoutSchema, type Payout } from '@/lib/affiliate/payouts/schema'
import { recordsBooked, type BookedRecord } from '@/lib/invoices/booking-days'
import { getInvoice } from '@/lib/invoices/data'
import type { Invoice } from '@/lib/invoices/schema'
import { readFormerOwners, type FormerOwner } from '@/lib/legal/former-owners'
import { HOME } from '@/lib/legal/taxation/home'
import { providerPayoutIdSchema, providerPayoutSchema } from '@/lib/payment/payouts/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { orderSchema } from '../schema'
import { contractSeller } from './contract-seller'
import {
  bookedEntrySchema,
  entriesOf,
  entryBookings,
  orderInterim,
  type BookedEntry,
} from './interim-bookings'
import { dayOfBooking, orderBookings, soldOn, type Booking } from './order-bookings'
import { providerPayoutBookings } from './provider-payout-bookings'

/** Days in Germany, both included, `YYYY-MM-DD`. */
export const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'period' })
export type Period = z.infer<typeof periodSchema>

export interface DocumentedBooking extends Booking {
  /** `YYYY-MM-DD`. */
  day: string
  invoice: Invoice | null
}

interface Reading {
  store: Store
  former: readonly FormerOwner[]
  /** Paths of unreadable records. */
  broken: Set<string>
}

/** Day by day, each event at its own time, never all in memory. @param broken collects paths of unreadable records */
export async function* bookingsIn(
  store: Store,
  period: Period,
  broken: Set<string>,
): AsyncGenerator<DocumentedBooking> {
  const reading = { store, former: await readFormerOwners(store), broken }
  for await (const records of recordsBooked(store, period)) {
    const found = await Promise.all(records.map((record) => documented(reading, record)))
    yield* found.flat()
  }
}

async function documented(reading: Reading, { id, day }: BookedRecord): Promise<DocumentedBooking[]> {
  const all = await bookingsOf(reading, id)
  const ofDay = all.filter((booking) => dayOfBooking(booking) === day)
  return Promise.all(
    ofDay.map(async (booking) => ({ ...booking, day, invoice: await documentOf(reading, booking) })),
  )
}

function bookingsOf(reading: Reading, id: string): Promise<Booking[]> {
  if (payoutIdSchema.safeParse(id).success) return bookingsOfPayout(reading, id)
  if (id.startsWith('booking_')) return bookingsOfEntry(reading, id)
  const isProviders = providerPayoutIdSchema.safeParse(id).success
  return isProviders ? bookingsOfProviderPayout(reading, id) : bookingsOfOrder(reading, id)
}

async function documentOf({ store, broken }: Reading, { number }: Booking): Promise<Invoice | null> {
  if (number === undefined) return null
  const read = await readOr(getInvoice(store, number), 'broken')
  if (read !== 'broken') return read
  broken.add(`invoices/${number}`)
  return null
}

async function bookingsOfOrder({ store, former, broken }: Reading, id: string): Promise<Booking[]> {
  const path = `orders/${id}` as const
  const value = await store.get(path)
  // Deleted since its day was indexed.
  if (value === null) return []
  const { data: order } = orderSchema.safeParse(value)
  if (!order) {
    broken.add(path)
    return []
  }
  const { tax } = contractSeller(order, former)
  const { country = HOME } = order
  const sold = orderBookings(order).map((booking) =>
    isInterim(booking) ? booking : { ...booking, ...soldOn(order), tax, country },
  )
  const entries = await Promise.all(entriesOf(order).map((entryId) => entryAt(store, entryId, broken)))
  return [
    ...sold,
    ...orderInterim(
      order,
      entries.filter((entry) => entry !== null),
    ),
  ]
}

const isInterim = ({ kind }: Booking) => kind === 'interimIn' || kind === 'interimOut'

async function bookingsOfEntry({ store, broken }: Reading, id: string): Promise<Booking[]> {
  const entry = await entryAt(store, id, broken)
  if (!entry) return []
  const { data: order = null } = orderSchema.safeParse(
    entry.orderId === undefined ? null : await store.get(`orders/${entry.orderId}`),
  )
  return entryBookings(entry, order)
}

async function entryAt(store: Store, id: string, broken: Set<string>): Promise<BookedEntry | null> {
  const path = `bankEntries/${id}` as const
  const value = await store.get(path)
  if (value === null) return null
  const { data: entry } = bookedEntrySchema.safeParse(value)
  if (!entry) broken.add(path)
  return entry ?? null
}

async function bookingsOfPayout({ store, broken }: Reading, id: string): Promise<Booking[]> {
  const path = `affiliatePayouts/${id}` as const
  const value = await store.get(path)
  if (value === null) return []
  const { data: payout } = payoutSchema.safeParse(value)
  if (!payout) broken.add(path)
  return payout ? payoutBookings(store, payout) : []
}

async function bookingsOfProviderPayout({ store, broken }: Reading, id: string): Promise<Booking[]> {
  const path = `providerPayouts/${id}` as const
  const value = await store.get(path)
  if (value === null) return []
  const { data: payout } = providerPayoutSchema.safeParse(value)
  if (!payout) broken.add(path)
  return payout ? providerPayoutBookings(payout) : []
}

async function payoutBookings(store: Store, payout: Payout): Promise<Booking[]> {
  const { at, amount, creditNote, cancelledBy, code, uid } = payout
  const origin = { about: code ?? uid, method: 'vorkasse' } as const
  const paid = { ...origin, at, kind: 'payout', number: creditNote, amount: -amount } as const
  const cancellation = cancelledBy === undefined ? null : await readOr(getInvoice(store, cancelledBy), null)
  if (!cancellation) return [paid]
  const { issuedAt, number } = cancellation
  return [paid, { ...origin, at: issuedAt, kind: 'payoutReturned', number, amount }]
}
