import 'server-only'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { dayOf } from '@/lib/core/clock'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { invoiceSchema } from '@/lib/invoices/schema'
import type { TreeEntry } from '@/lib/store/reading/read-tree'
import { orderSchema } from '../schema'
import { bookingDaysOf } from './order-bookings'

/** Other documents have no day of their own, and are most of them. */
const CREDIT_NOTE = /^invoices\/T?G-/

/**
 * The entries of an import, and after them the days of their bookings, so that no export is silent about what a file brings
 * without. Holds the days in memory.
 */
export async function* withBookingDays(entries: AsyncIterable<TreeEntry>): AsyncGenerator<TreeEntry> {
  const paths = new Set<string>()
  for await (const entry of entries) {
    for (const path of pathsOf(entry)) paths.add(path)
    yield entry
  }
  for (const path of paths) yield { path, value: true, isWorkedOut: true }
}

/** Where the days of an order or payout are kept; of what cannot be read, nobody knows them. */
function pathsOf({ path, value }: TreeEntry): string[] {
  const [collection, id = ''] = path.split('/')
  if (collection === 'orders') {
    const { data: order } = orderSchema.safeParse(value)
    return order ? Object.keys(bookingDaysAdded(id, bookingDaysOf(order))) : []
  }
  if (collection === 'affiliatePayouts') {
    const { data: payout } = payoutSchema.safeParse(value)
    return payout ? Object.keys(bookingDaysAdded(id, [dayOf(payout.at)])) : []
  }
  // A payout came back when its credit note was cancelled.
  const { payoutId, corrects, issuedAt } = CREDIT_NOTE.test(path)
    ? (invoiceSchema.safeParse(value).data ?? {})
    : {}
  const isReturn = payoutId !== undefined && corrects !== undefined && issuedAt !== undefined
  return isReturn ? Object.keys(bookingDaysAdded(payoutId, [dayOf(issuedAt)])) : []
}
