import { createHash } from 'node:crypto'
import { referenceKeyOf } from '@/lib/orders/reference-key'
import type { Booking } from '../schema'

export interface Identified {
  id: string
  twin: string
  /** How many bookings with the same twin stand before it in its file. */
  before: number
  booking: Booking
}

/**
 * Tells the bookings of a file apart, so that the same booking has the same id in every file of the same form. What makes it is
 * account, day, amount, account of the payer, letters and digits of the purpose, and the bank's own reference. What has all of
 * that in common is counted: a file has all bookings of a day, or the first ones.
 *
 * The `twin` is the same without the bank's reference, which is missing in CSV: in a file of another form, the booking has it too,
 * if that bank writes the purpose in the same words there.
 */
export function identify(bookings: readonly Booking[]): Identified[] {
  const counts = new Map<string, number>()
  const countOf = (key: string) => {
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count
  }
  return bookings.map((booking) => {
    const { account, bookedOn, amount, iban, purpose, bankReference = '' } = booking
    const twin = hashOf(account, bookedOn, String(amount), iban, referenceKeyOf(purpose))
    const before = countOf(twin)
    const ordinal = countOf(`${twin} ${bankReference}`)
    const id = `booking_${bookedOn.replaceAll('-', '')}_${hashOf(twin, bankReference, String(ordinal))}`
    return { id, twin, before, booking }
  })
}

/** 128 bits. */
function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
