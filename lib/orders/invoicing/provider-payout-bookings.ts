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
 * Fees, transfer, and its return if that failed: the money has moved even if the payout does not add up; a difference
 * stays on the provider's account in the books. None for other currencies: the shop keeps no books in them.
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

export function providerPayoutDays(payout: Booked): Set<string> {
  return new Set(providerPayoutBookings(payout).map(dayOfBooking))
}
