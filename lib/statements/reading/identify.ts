import { createHash } from 'node:crypto'
import { referenceKeyOf } from '@/lib/orders/reference'
import type { Booking } from '../schema'

export interface Identified {
  id: string
  /** Its id if `id` belongs to another booking; unique to this file. */
  ownId: string
  twin: string
  booking: Booking
}

interface Source {
  file: string
  /** Whether it lists a whole day of an account. */
  isWhole: (account: string, day: string) => boolean
}

/**
 * Assigns ids to a file's bookings (decision 45). The `id` is a hash of account, day, amount, payer's name and
 * account, letters and digits of the purpose, and the references of bank and payer. Equal bookings in one file are
 * numbered. An equal id in another file is the same booking if it has a reference, or if both files list its whole
 * day: then the second one of a file is the second of the other. Else nobody can tell, and the booking also has an
 * `ownId`. The `twin` is what files of other formats have in common: day, amount and purpose; see `pairTwins`.
 */
export function identify(bookings: readonly Booking[], { file, isWhole }: Source): Identified[] {
  const counts = new Map<string, number>()
  return bookings.map((booking) => {
    const { account, bookedOn, amount, bankReference = '', endToEndId = '' } = booking
    const purpose = referenceKeyOf(booking.purpose)
    const twin = hashOf(bookedOn, String(amount), purpose)
    const facts = hashOf(twin, account, booking.iban, nameKeyOf(booking.name), bankReference, endToEndId)
    const ordinal = counts.get(facts) ?? 0
    counts.set(facts, ordinal + 1)
    const idOf = (...more: string[]) => `${dayPrefix(bookedOn)}${hashOf(facts, String(ordinal), ...more)}`
    const id = idOf()
    const isCertain = bankReference !== '' || endToEndId !== '' || isWhole(account, bookedOn)
    return { id, ownId: isCertain ? id : idOf(file), twin, booking }
  })
}

export function dayPrefix(bookedOn: string): string {
  return `booking_${bookedOn.replaceAll('-', '')}_`
}

/** A name normalised for comparison, since banks write umlauts either way: `Jörg Köhler` and `JOERG KOEHLER`. */
export function nameKeyOf(name: string): string {
  const letters = name.normalize('NFD').toUpperCase().replaceAll('ẞ', 'SS')
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll(/([AOU])E/g, '$1')
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
