import { z } from 'zod'
import { bookingDaysRemoved } from '@/lib/invoices/booking-days'
import { firstBookYear } from '@/lib/legal/retention'
import { providerPayoutDays } from '@/lib/orders/invoicing/provider-payout-bookings'
import { payoutsRemoved } from '@/lib/payment/payouts/data'
import { providerPayoutSchema } from '@/lib/payment/payouts/schema'
import { deleteBefore } from '../delete-before'
import { booksSince } from '../limits'
import { listEntries, readable } from '../data'
import { inParts, type Tidying } from '../tidying'

const datedSchema = z.object({ at: z.int() })

/** After its year's books. Checks all of it, since it is rare and keyed by the provider. @returns how many */
export async function deleteUnmatched(tidying: Tidying): Promise<number> {
  const limit = booksSince()
  let count = 0
  for (const collection of ['payments/unmatched', 'payments/settled', 'payments/reported'] as const) {
    count += await deleteBefore(tidying, { collection, prefix: '' }, ({ value }) => {
      const records = collection === 'payments/reported' ? Object.values(Object(value)) : [value]
      return records.every((record) => {
        const { data } = datedSchema.safeParse(record)
        return data !== undefined && data.at < limit
      })
    })
  }
  return count
}

/** Once the books of the years in which they arrived and came back need not be kept. @returns how many */
export function deleteProviderPayouts(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  const first = `${firstBookYear()}-01-01`
  return inParts(
    tidying,
    first,
    async (page) => {
      const entries = await listEntries(store, 'providerPayouts', page)
      return { entries, next: entries.length < page.limit ? null : (entries.at(-1)?.key ?? null) }
    },
    async (entries) => {
      const due = readable(providerPayoutSchema, entries).filter(
        ({ arrivesOn, returnedOn = arrivesOn }) => arrivesOn < first && returnedOn < first,
      )
      if (isTrial || due.length === 0) return due.length
      const days = due.map((payout) => bookingDaysRemoved(payout.id, providerPayoutDays(payout)))
      await store.update(Object.assign(payoutsRemoved(due.map(({ id }) => id)), ...days))
      return due.length
    },
  )
}
