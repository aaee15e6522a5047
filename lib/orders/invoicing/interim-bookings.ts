import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Order } from '../schema'
import { interim, orderBookings, type Booking } from './order-bookings'

/** Of an incoming payment, `bankEntrySchema`, what the books need. */
export const bookedEntrySchema = z.object({
  id: z.string(),
  bookedOn: z.iso.date(),
  amount: z.int(),
  name: z.string(),
  state: z.string(),
  orderId: z.string().exactOptional(),
  moves: z.int().exactOptional(),
  decidedAt: z.int().exactOptional(),
  inBooks: z.literal(true).exactOptional(),
})
export type BookedEntry = z.infer<typeof bookedEntrySchema>

/** The days of an incoming payment's bookings; none if it was read before the interim account existed. */
export function entryDays({ inBooks, bookedOn, state, decidedAt = 0 }: BookedEntry): string[] {
  if (!inBooks) return []
  return state === 'settled' ? [...new Set([bookedOn, dayOf(decidedAt)])] : [bookedOn]
}

/**
 * An incoming payment as the bank booked it, on the interim account until it belongs to somebody: what a single decision has
 * given to its order at once never gets there, and what was dealt with otherwise leaves it.
 * @param order the one it was given to
 */
export function entryBookings(entry: BookedEntry, order: Order | null): Booking[] {
  const { id, amount, name, bookedOn: day, state, decidedAt = 0, inBooks } = entry
  if (!inBooks) return []
  const at = Date.parse(`${day}T12:00:00Z`)
  const origin = { number: undefined, about: name || id, method: 'vorkasse' } as const
  const came = amount - (order ? paidAtOnce(order, entry) : 0)
  return [
    ...(came === 0 ? [] : [{ ...origin, at, day, ...interim(came) }]),
    ...(state === 'settled' ? [{ ...origin, at: decidedAt, ...interim(-amount) }] : []),
  ]
}

/**
 * What an order's payments take from the interim account, and give back when they are taken back: the bank booked the money
 * only once, when it came.
 * @param entries the incoming payments that were ever given to the order
 */
export function orderInterim(order: Order, entries: readonly BookedEntry[]): Booking[] {
  if (entries.length === 0 || entries.some(({ inBooks }) => !inBooks)) return []
  let atOnce = entries.reduce((sum, entry) => sum + paidAtOnce(order, entry), 0)
  return orderBookings(order).flatMap((booking) => {
    const { kind, method, amount } = booking
    if (method !== 'vorkasse' || (kind !== 'payment' && kind !== 'paymentTakenBack')) return []
    const left = amount - (kind === 'payment' ? atOnce : 0)
    if (kind === 'payment') atOnce = 0
    return left === 0 ? [] : [{ ...booking, number: undefined, ...interim(0 - left) }]
  })
}

/** The incoming payments that were ever given to an order and have not just been lost again. */
export function entriesOf({ transfers = {}, takenBack = {} }: Order): string[] {
  return [...new Set([...Object.keys(transfers), ...Object.values(takenBack).map(({ entry }) => entry)])]
}

/** Cents of a payment that paid its order with the first decision about it, and on its own day. */
function paidAtOnce(order: Order, { id, amount, state, moves, orderId, bookedOn }: BookedEntry): number {
  const { transfers = {}, takenBack, payment, total } = order
  const isDirect =
    state === 'confirmed' && orderId === order.id && moves === 1 && transfers[id]?.as === 'last' && !takenBack
  const isBooked = payment?.method === 'vorkasse' && payment.bookedOn === bookedOn
  return isDirect && isBooked ? Math.min(amount, total) : 0
}
