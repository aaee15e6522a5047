import 'server-only'
import { payoutIdSchema, payoutSchema } from '@/lib/affiliate/payouts/schema'
import { bookedRecordOf, bookingDayPath } from '@/lib/invoices/booking-days'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { bookingDaysOf } from '../invoicing/order-bookings'
import type { Order } from '../schema'

/**
 * Adds the stored days of bookings. Those of what cannot be read are left out: that is told, and they keep the exports from
 * being silent about it; as are those of payouts from before the books that are kept. Needs the notes on orders.
 */
export async function addStoredBookingDays(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { key, value } of snapshot.entries('affiliatePayouts'))
    if (!payoutSchema.safeParse(value).success) scratch.note('broken payout', key)
  for await (const { key } of snapshot.entries('bookingDays')) {
    const { day, id } = bookedRecordOf(key)
    const isLeftOut = payoutIdSchema.safeParse(id).success
      ? day < `${firstBookYear()}-01-01` || scratch.noted('broken payout', id) !== undefined
      : scratch.noted('order', id) === ''
    if (!isLeftOut) scratch.addStored(bookingDayPath(day, id), 1)
  }
}

/** Adds an order's days to the expected ones. */
export function expectBookingDays(order: Order, scratch: Scratch): void {
  for (const day of bookingDaysOf(order)) scratch.addExpected(bookingDayPath(day, order.id), 1)
}
