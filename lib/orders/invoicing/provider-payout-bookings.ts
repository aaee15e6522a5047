import type { ProviderPayout } from '@/lib/payment/payouts/schema'
import { dayOfBooking, type Booking } from './order-bookings'

type Booked = Pick<
  ProviderPayout,
  | 'provider'
  | 'providerId'
  | 'amount'
  | 'currency'
  | 'fees'
  | 'createdAt'
  | 'arrivesOn'
  | 'hasArrived'
  | 'returnedOn'
>

/**
 * The fees that a payout leaves after, its transfer to the bank account, and its return if that failed. The money has
 * moved whether or not it adds up; what does not fit stays with the provider in the books. None in another currency, in
 * which the shop keeps no books.
 */
export function providerPayoutBookings(payout: Booked): Booking[] {
  const { provider: method, providerId, amount, currency, fees, createdAt: at } = payout
  if (currency !== 'EUR') return []
  const { arrivesOn: day, hasArrived, returnedOn } = payout
  const origin = { at, about: providerId, method, providerId, number: undefined }
  const bookings: Booking[] = []
  if (fees !== 0) bookings.push({ ...origin, day, kind: 'providerFee', amount: -fees })
  if (!hasArrived) return bookings
  bookings.push({ ...origin, day, kind: 'providerPayout', amount: -amount })
  if (returnedOn !== undefined)
    bookings.push({ ...origin, day: returnedOn, kind: 'providerPayoutReturned', amount })
  return bookings
}

/** The days of a payout's bookings. */
export function providerPayoutDays(payout: Booked): Set<string> {
  return new Set(providerPayoutBookings(payout).map(dayOfBooking))
}
