import { createHash } from 'node:crypto'
import { referenceKeyOf } from '@/lib/orders/reference'
import type { Booking } from '../schema'

export interface Identified {
  id: string
  twin: string
  booking: Booking
}

/**
 * Assigns ids to a file's bookings, so that a booking has the same id in every file of the same format. The id
 * is made of account, day, amount, payer's account, letters and digits of the purpose, and the bank's own
 * reference. Bookings with all of that in common are numbered: a file has all bookings of a day, or the first
 * ones.
 *
 * The `twin` leaves out the bank's reference, which is missing in CSV: a booking has the same twin in files of
 * other formats, if the bank words the purpose the same way there.
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
    const ordinal = countOf(`${twin} ${bankReference}`)
    const id = `${dayPrefix(bookedOn)}${hashOf(twin, bankReference, String(ordinal))}`
    return { id, twin, booking }
  })
}

/** How the ids of a day's bookings begin. */
export function dayPrefix(bookedOn: string): string {
  return `booking_${bookedOn.replaceAll('-', '')}_`
}

/** 128 bits. */
function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
