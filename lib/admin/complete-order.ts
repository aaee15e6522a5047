import { ZodError } from 'zod'
import { accountNames } from '@/lib/account/account-facts'
import { deskActor } from '@/lib/account/actor'
import { findSale } from '@/lib/affiliate/sales/data'
import type { Sale } from '@/lib/affiliate/sales/schema'
import type { Listing } from '@/lib/core/listing'
import { getInvoice } from '@/lib/invoices/data'
import type { Invoice } from '@/lib/invoices/schema'
import { findEntries } from '@/lib/journal/data'
import type { JournalEntry } from '@/lib/journal/schema'
import { findMailsOfOrder } from '@/lib/mail/data'
import type { Mail } from '@/lib/mail/schema'
import { readOrder } from '@/lib/orders/data'
import { invoiceNumbersOf, type DeskRecord } from '@/lib/orders/order-fields'
import { orderIdSchema, type Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'
import type { Withdrawal } from '@/lib/withdrawals/schema'

/** For anything an order may have many of, only the newest are shown. */
export const SHOWN = 50

export interface CompleteOrder {
  order: DeskRecord
  mails: Listing<Mail>
  withdrawals: Listing<Withdrawal>
  entries: Listing<JournalEntry>
  invoices: Invoice[]
  sale: Sale | null
  names: ReadonlyMap<string, string>
  broken: string[]
}

export async function readCompleteOrder(store: Store, id: string): Promise<CompleteOrder | 'broken' | null> {
  const order = orderIdSchema.safeParse(id).success ? await readOrder(store, id) : null
  if (order === null || order === 'broken') return order
  const page = { limit: SHOWN }
  const broken: string[] = []
  const [mails, withdrawals, entries, sale, ...invoices] = await Promise.all([
    findMailsOfOrder(store, id, page),
    findWithdrawalsOfOrder(store, id, page),
    findEntries(store, 'subject', `orders/${id}`, page),
    readable(broken, `affiliateSales (${id})`, () => findSale(store, id)),
    ...invoiceNumbers(order).map((number) =>
      readable(broken, `invoices/${number}`, () => getInvoice(store, number)),
    ),
  ])
  for (const [path, listing] of Object.entries({ mails, withdrawals, journal: entries }))
    broken.push(...listing.broken.map((key) => `${path}/${key}`))
  const names = await accountNames(store, uidsIn({ order, withdrawals, entries }))
  return {
    order,
    names,
    mails,
    withdrawals,
    entries,
    sale,
    invoices: invoices.filter((each) => each !== null),
    broken,
  }
}

function uidsIn({
  order,
  withdrawals,
  entries,
}: Pick<CompleteOrder, 'order' | 'withdrawals' | 'entries'>): string[] {
  const { history, refunds = {}, takenBack = {} } = order
  const records = [history, refunds, takenBack, withdrawals.entries, entries.entries].flatMap((each) =>
    Object.values<{ actor?: string }>(each),
  )
  return records.flatMap(({ actor }) => (actor === undefined ? [] : (deskActor(actor)?.uid ?? [])))
}

function invoiceNumbers(order: Order): string[] {
  const [first, ...corrections] = invoiceNumbersOf(order)
  return [first ?? [], corrections.slice(-SHOWN)].flat()
}

async function readable<Value>(
  broken: string[],
  path: string,
  read: () => Promise<Value | null>,
): Promise<Value | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    broken.push(path)
    return null
  }
}
