import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { dayOf } from '@/lib/core/clock'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { invoiceSchema } from '@/lib/invoices/schema'
import { providerPayoutSchema } from '@/lib/payment/payouts/schema'
import type { TreeEntry } from '@/lib/store/read-tree'
import { orderSchema } from '../schema'
import { bookedEntrySchema, entryDays } from './interim-bookings'
import { bookingDaysOf } from './order-bookings'
import { providerPayoutDays } from './provider-payout-bookings'

/** Others have no booking day of their own. */
const CREDIT_NOTE = /^invoices\/T?G-/

/** Followed by the index of booking days, so that exports are complete even if the file lacks it; in memory. */
export async function* withBookingDays(entries: AsyncIterable<TreeEntry>): AsyncGenerator<TreeEntry> {
  const paths = new Set<string>()
  for await (const entry of entries) {
    for (const path of pathsOf(entry)) paths.add(path)
    yield entry
  }
  for (const path of paths) yield { path, value: true, isWorkedOut: true }
}

function pathsOf({ path, value }: TreeEntry): string[] {
  const [, id = ''] = path.split('/')
  return Object.keys(bookingDaysAdded(id, daysOf(path, value))).concat(returnPaths(path, value))
}

function daysOf(path: string, value: unknown): Iterable<string> {
  const [collection] = path.split('/')
  if (collection === 'orders') {
    const { data: order } = orderSchema.safeParse(value)
    return order ? bookingDaysOf(order) : []
  }
  if (collection === 'affiliatePayouts') {
    const { data: payout } = payoutSchema.safeParse(value)
    return payout ? [dayOf(payout.at)] : []
  }
  if (collection === 'bankEntries') {
    const { data: entry } = bookedEntrySchema.safeParse(value)
    return entry ? entryDays(entry) : []
  }
  if (collection !== 'providerPayouts') return []
  const { data: payout } = providerPayoutSchema.safeParse(value)
  return payout ? providerPayoutDays(payout) : []
}

/** A payout came back when its credit note was cancelled. */
function returnPaths(path: string, value: unknown): string[] {
  const { payoutId, corrects, issuedAt } = CREDIT_NOTE.test(path)
    ? (invoiceSchema.safeParse(value).data ?? {})
    : {}
  const isReturn = payoutId !== undefined && corrects !== undefined && issuedAt !== undefined
  return isReturn ? Object.keys(bookingDaysAdded(payoutId, [dayOf(issuedAt)])) : []
}
