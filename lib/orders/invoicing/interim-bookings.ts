import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Order } from '../schema'
import { interim, orderBookings, type Booking } from './order-bookings'

/** What the books need of `bankEntrySchema`. */
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

/** None if read before the interim account existed. */
export function entryDays({ inBooks, bookedOn, state, decidedAt = 0 }: BookedEntry): string[] {
  if (!inBooks) return []
  return state === 'settled' ? [...new Set([bookedOn, dayOf(decidedAt)])] : [bookedOn]
}

/**
 * On the interim account until it belongs to somebody: money given to its order at once never gets there, money dealt
 * with otherwise leaves it. @param order the one it was given to
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
 * What payments take from the interim account, and give back if taken back: the bank booked the money once.
 * @param entries all that were ever given to the order
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

/** Ever given to the order and not just lost again. */
export function entriesOf({ transfers = {}, takenBack = {} }: Order): string[] {
  return [...new Set([...Object.keys(transfers), ...Object.values(takenBack).map(({ entry }) => entry)])]
}

/** Cents that paid the order with the first decision, on the payment's own day. */
function paidAtOnce(order: Order, { id, amount, state, moves, orderId, bookedOn }: BookedEntry): number {
  const { transfers = {}, takenBack, payment, total } = order
  const isDirect =
    state === 'confirmed' && orderId === order.id && moves === 1 && transfers[id]?.as === 'last' && !takenBack
  const isBooked = payment?.method === 'vorkasse' && payment.bookedOn === bookedOn
  return isDirect && isBooked ? Math.min(amount, total) : 0
}
