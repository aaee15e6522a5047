import { dayOf } from '@/lib/core/clock'
import { retention } from '@/lib/legal/retention'
import { deleteBefore } from '../delete-before'
import { daysAgo, idAt, monthsAgo } from '../limits'
import type { Tidying } from '../tidying'

/** Hashes of addresses and payments of partners and their buyers. @returns how many orders, days and months */
export async function forgetAddresses(tidying: Tidying): Promise<number> {
  const limit = daysAgo(retention.addressHashDays)
  const month = dayOf(monthsAgo(retention.paymentPrintMonths)).slice(0, 7)
  const old = [
    { collection: 'orderTraces', prefix: 'order_', before: idAt('order', limit) },
    { collection: 'affiliateAddresses', prefix: '20', before: dayOf(limit) },
    { collection: 'paymentPrints', prefix: '20', before: month },
  ] as const
  let count = 0
  for (const each of old) count += await deleteBefore(tidying, each)
  return count
}
