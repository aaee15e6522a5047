import { bookedRecordOf, bookingDaysRemoved } from '@/lib/invoices/booking-days'
import { firstBookYear, retention } from '@/lib/legal/retention'
import { statementSchema, type BankEntry } from '@/lib/statements/schema'
import { deleteBefore } from '../delete-before'
import { booksSince, monthsAgo } from '../limits'
import { type Tidying, inParts } from '../tidying'
import { findEntries } from '@/lib/statements/data'
import type { Changes } from '@/lib/store/store'
import { z } from 'zod'
import { providerPayoutDays } from '@/lib/orders/invoicing/provider-payout-bookings'
import { payoutsRemoved } from '@/lib/payment/payouts/data'
import { providerPayoutSchema } from '@/lib/payment/payouts/schema'
import { listEntries, readable } from '../data'

const datedSchema = z.object({ at: z.int() })

/** Once their year's books need not be kept: they show how orders were paid. @returns how many */
export async function deleteOldStatements(tidying: Tidying): Promise<number> {
  const limit = booksSince()
  const year = `${firstBookYear()}`
  const before = `booking_${year}`
  await deleteBefore(tidying, { collection: 'bankDays', prefix: '', before: year })
  await deleteBefore(tidying, { collection: 'bookingDays', prefix: '', before: year }, ({ key }) =>
    bookedRecordOf(key).id.startsWith('booking_'),
  )
  const payments = await deleteBefore(tidying, { collection: 'bankEntries', prefix: 'booking_', before })
  const statements = await deleteBefore(tidying, { collection: 'statements', prefix: '' }, ({ value }) => {
    const { data } = statementSchema.safeParse(value)
    return data !== undefined && data.at < limit
  })
  return payments + statements
}

/** Some months after they were dealt with; those in the books only lose sender and reason. @returns how many */
export function deleteSettledTransfers(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  const limit = monthsAgo(retention.settledTransferMonths)
  return inParts(
    tidying,
    undefined,
    (page) => findEntries(store, 'settled', page),
    async (entries) => {
      const due = entries.filter((entry) => (entry.decidedAt ?? 0) < limit && !isForgotten(entry))
      if (!isTrial && due.length > 0) await store.update(Object.assign({}, ...due.map(forgotten)))
      return due.length
    },
  )
}

const isForgotten = ({ inBooks, name, iban, purpose, note }: BankEntry) =>
  inBooks === true && `${name}${iban}${purpose}` === '' && note === undefined

function forgotten({ id, inBooks }: BankEntry): Changes {
  const path = `bankEntries/${id}` as const
  if (!inBooks) return { [path]: null }
  const emptied = ['name', 'iban', 'purpose'].map((field) => [`${path}/${field}`, ''])
  const removed = ['note', 'endToEndId', 'bankReference', 'otherText'].map((field) => [
    `${path}/${field}`,
    null,
  ])
  return Object.fromEntries([...emptied, ...removed])
}

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
