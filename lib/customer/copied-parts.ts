import type { z } from 'zod'
import { partBefore, type Listing } from '@/lib/core/listing'
import { getInvoice } from '@/lib/invoices/data'
import type { Invoice } from '@/lib/invoices/schema'
import { findMailsOfOrder } from '@/lib/mail/data'
import { mailSchema, type Mail } from '@/lib/mail/schema'
import { invoiceNumbersOf } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import { listRatingsOf } from '@/lib/ratings/own-ratings'
import { reportSchema } from '@/lib/ratings/reports/schema'
import { ratingSchema, type Rating } from '@/lib/ratings/schema'
import { getEntry } from '@/lib/statements/data'
import { bankEntrySchema, type BankEntry } from '@/lib/statements/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'
import { withdrawalSchema, type Withdrawal } from '@/lib/withdrawals/schema'
import { isSameMailbox } from '@/lib/core/text/email-address'

const PAGE_SIZE = 100

/** Omits hashes that only recognise a person, other people's addresses and the desk's notes. */
export const ownMailSchema = mailSchema.omit({ tries: true, lastError: true, again: true })
export const ownWithdrawalSchema = withdrawalSchema.omit({
  idempotencyKey: true,
  bodyHash: true,
  actor: true,
  unassignedTo: true,
})
export const ownTransferSchema = bankEntrySchema.pick({
  id: true,
  bookedOn: true,
  amount: true,
  name: true,
  iban: true,
  purpose: true,
})
export const ownReportSchema = reportSchema.omit({
  idempotencyKey: true,
  bodyHash: true,
  actor: true,
  reporter: true,
})
export const ownRatingSchema = ratingSchema.omit({ shownFor: true })

export type ReadOrders = (page: Page) => Promise<Listing<Order>>

interface Found<Value> {
  entries: Value[]
  broken: string[]
}

async function underOrders<Value>(
  read: ReadOrders,
  page: Page,
  under: (order: Order) => Promise<Found<Value>>,
): Promise<Listing<Value>> {
  const { entries: orders, next } = await read(page)
  const found = await Promise.all(orders.map(under))
  return {
    next,
    broken: found.flatMap(({ broken }) => broken),
    entries: found.flatMap(({ entries }) => entries),
  }
}

/** Mails about one page of a person's orders, except those to the shop's owner. */
export function mailsUnder(store: Store, read: ReadOrders, page: Page): Promise<Listing<Mail>> {
  return underOrders(read, page, async ({ id }) => {
    const { entries, broken } = await findMailsOfOrder(store, id, { limit: PAGE_SIZE })
    return {
      entries: entries.filter(({ template }) => !template.startsWith('owner-')),
      broken: broken.map((key) => `mails/${key}`),
    }
  })
}

/** Only those that name the order's own address: its buyer must not learn who else declared one. */
export function withdrawalsUnder(store: Store, read: ReadOrders, page: Page): Promise<Listing<Withdrawal>> {
  return underOrders(read, page, async ({ id, email }) => {
    const { entries, broken } = await findWithdrawalsOfOrder(store, id, { limit: PAGE_SIZE })
    return {
      entries: entries.filter((withdrawal) => isSameMailbox(withdrawal.email, email)),
      broken: broken.map((key) => `withdrawals/${key}`),
    }
  })
}

export function transfersUnder(store: Store, read: ReadOrders, page: Page): Promise<Listing<BankEntry>> {
  return underOrders(read, page, async ({ transfers = {} }) => {
    const ids = Object.keys(transfers)
    const found = await Promise.all(ids.map((id) => readOr(getEntry(store, id), 'broken')))
    return {
      entries: found.flatMap((entry) => (entry === null || entry === 'broken' ? [] : entry)),
      broken: ids.filter((_, index) => found[index] === 'broken').map((id) => `bankEntries/${id}`),
    }
  })
}

export function ratingsUnder(store: Store, read: ReadOrders, page: Page): Promise<Listing<Rating>> {
  return underOrders(read, page, ({ id }) => listRatingsOf(store, id))
}

export function invoicesUnder(store: Store, read: ReadOrders, page: Page): Promise<Listing<Invoice>> {
  return underOrders(read, page, async (order) => {
    const numbers = invoiceNumbersOf(order)
    const found = await Promise.all(numbers.map((number) => readOr(getInvoice(store, number), 'broken')))
    return {
      entries: found.flatMap((invoice) => (invoice === null || invoice === 'broken' ? [] : invoice)),
      broken: numbers.filter((_, index) => found[index] === 'broken').map((number) => `invoices/${number}`),
    }
  })
}

/** A JSON array, one entry per line. @param broken collects unreadable entries' keys with the path in front */
export async function* jsonList<Value>(
  schema: z.ZodType,
  broken: Set<string>,
  place: string,
  read: (page: Page) => Promise<Listing<Value>>,
): AsyncGenerator<string, void> {
  yield '['
  let start = '\n'
  let before: string | null = null
  do {
    const { entries, next, ...unread }: Listing<Value> = await read(partBefore(before, PAGE_SIZE))
    for (const key of unread.broken) broken.add(place + key)
    if (entries.length > 0) yield start + entries.map((entry) => json(schema, entry)).join(',\n')
    if (entries.length > 0) start = ',\n'
    before = next
  } while (before !== null)
  yield ']'
}

export const json = (schema: z.ZodType, value: unknown) => JSON.stringify(schema.parse(value))
