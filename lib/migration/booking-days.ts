import 'server-only'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { dayOf } from '@/lib/core/clock'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { invoiceSchema } from '@/lib/invoices/schema'
import { bookingDaysOf } from '@/lib/orders/invoicing/order-bookings'
import { orderSchema } from '@/lib/orders/schema'
import type { Entry, Json, Path } from '@/lib/store/store'
import type { Migration } from './migration'

/** Leads from each day to the orders and payouts with a booking on it. What cannot be read has none, as the audit tells. */
export const bookingDays: Migration = {
  to: 2,
  parts: [
    { collection: 'orders', contribute: daysOfOrder },
    { collection: 'affiliatePayouts', contribute: dayOfPayout },
    { collection: 'invoices', contribute: dayOfReturn },
  ],
}

/** Reading all other documents would take most of the time. */
const CREDIT_NOTE = /^T?G-/

function daysOfOrder({ key, value }: Entry) {
  const { data: order } = orderSchema.safeParse(value)
  return kept(key, order ? bookingDaysOf(order) : [])
}

function dayOfPayout({ key, value }: Entry) {
  const { data: payout } = payoutSchema.safeParse(value)
  return kept(key, payout ? [dayOf(payout.at)] : [])
}

/** A payout came back when its credit note was cancelled. */
function dayOfReturn({ key, value }: Entry) {
  if (!CREDIT_NOTE.test(key)) return kept('', [])
  const { payoutId, corrects, issuedAt } = invoiceSchema.safeParse(value).data ?? {}
  const isReturn = payoutId !== undefined && corrects !== undefined && issuedAt !== undefined
  return isReturn ? kept(payoutId, [dayOf(issuedAt)]) : kept('', [])
}

function kept(
  id: string,
  days: Iterable<string>,
): { values: Record<Path, Json>; sums: Record<Path, number> } {
  return {
    values: Object.fromEntries(Object.keys(bookingDaysAdded(id, days)).map((path) => [path, true])),
    sums: {},
  }
}
