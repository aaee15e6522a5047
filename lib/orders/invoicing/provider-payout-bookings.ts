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
 * A payout's bookings: its fees, its transfer to the bank account, and its return if that failed. They are made whether or not
 * the payout adds up, because the money has moved; any difference stays on the provider's account in the books. None for other
 * currencies, in which the shop keeps no books.
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
