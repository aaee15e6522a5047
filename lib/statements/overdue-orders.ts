import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { partBefore } from '@/lib/core/listing'
import { findOrders } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { lastTimeToPay } from '@/lib/payment/bank-transfer/bank-transfer'
import type { Store } from '@/lib/store/store'
import { findEntries, hasStatements, readBankDays } from './data'
import { bankDayKey, MOST_DAYS } from './known-days'
import { accountsFor, ownAccounts, type OwnAccounts } from './own-accounts'

const PART = 200
const MOST = 9

export interface KnownTransfers {
  hasStatements: boolean
  /** Days with all transfers known, each with its account; see `bankDayKey`. */
  days: ReadonlySet<string>
  own: OwnAccounts
  /** An undecided transfer may be meant for them. */
  named: ReadonlySet<string>
}

export async function knownTransfers(store: Store): Promise<KnownTransfers> {
  // Read before the entries: a day is recorded after its file's entries, so those read next are complete up to it.
  const [has, own] = await Promise.all([hasStatements(store), ownAccounts(store)])
  const today = dayOf(now())
  const accounts = [own.current, ...own.former.keys()]
  const days = await knownDays(store, accounts, shiftDay(today, -MOST_DAYS), today)
  return { hasStatements: has, days, own, named: await namedOrders(store) }
}

/** § 188 Abs. 1 BGB. Orders with an open online payment are left to the payment provider. */
export function isOverdue(order: Order): boolean {
  return order.isPaymentOpen !== true && lastDayOf(order) < dayOf(now())
}

/**
 * Whether it was certainly not paid in time: all transfers to each account it may be paid to are known from its day
 * to its deadline, and no undecided one may be meant for it. Without statements: `TRANSFER_GRACE_DAYS` have passed.
 */
export function isUnpaid(order: Order, known: KnownTransfers): boolean {
  if (!known.hasStatements) return shiftDay(lastDayOf(order), env().TRANSFER_GRACE_DAYS) < dayOf(now())
  return unknownDays(order, known) === null && !known.named.has(order.id)
}

/** Days as `YYYY-MM-DD`. */
export interface OverdueOrders {
  /** Null: more than nine. */
  count: number | null
  /** Only in a shop without statements. */
  cancelledOn: string | null
  /** In others: the first days that no statement covers for it; null if none is missing. */
  missing: UnknownDays | null
}

interface UnknownDays {
  account: string
  from: string
  until: string
}

export async function overdueOrders(store: Store): Promise<OverdueOrders> {
  const [{ entries, next }, has] = await Promise.all([
    findOrders(store, 'pending', { after: '', limit: 2 * MOST }),
    hasStatements(store),
  ])
  const overdue = entries.filter(isOverdue)
  const [oldest] = overdue
  const cancelledOn = has || !oldest ? null : shiftDay(lastDayOf(oldest), env().TRANSFER_GRACE_DAYS + 1)
  // Sorted oldest first, so hardly any follow after one that is not overdue.
  const hasMore = overdue.length > MOST || (next !== null && entries.every(isOverdue))
  const missing = has && oldest ? unknownDays(oldest, await knownFor(store, oldest)) : null
  return { count: hasMore ? null : overdue.length, cancelledOn, missing }
}

function unknownDays(order: Order, { days, own }: Pick<KnownTransfers, 'days' | 'own'>): UnknownDays | null {
  const last = lastDayOf(order)
  for (const account of accountsFor(order, own)) {
    const isKnown = (day: string) => days.has(bankDayKey(day, account))
    let from = dayOf(order.createdAt)
    while (from <= last && isKnown(from)) from = shiftDay(from, 1)
    let until = from
    while (until < last && !isKnown(shiftDay(until, 1))) until = shiftDay(until, 1)
    if (from <= last) return { account, from, until }
  }
  return null
}

async function knownFor(store: Store, order: Order): Promise<Pick<KnownTransfers, 'days' | 'own'>> {
  const own = await ownAccounts(store)
  const period = [dayOf(order.createdAt), lastDayOf(order)] as const
  return { own, days: await knownDays(store, accountsFor(order, own), ...period) }
}

async function knownDays(
  store: Store,
  accounts: readonly string[],
  from: string,
  until: string,
): Promise<Set<string>> {
  const known = new Set<string>()
  for (const account of accounts)
    for (const [day, { isKnown }] of await readBankDays(store, account, from, until))
      if (isKnown) known.add(bankDayKey(day, account))
  return known
}

async function namedOrders(store: Store): Promise<Set<string>> {
  const named = new Set<string>()
  for (const state of ['sure', 'doubtful'] as const) {
    let from: string | null = null
    do {
      const { entries, next } = await findEntries(store, state, partBefore(from, PART))
      for (const { orderId, candidates = {} } of entries) {
        for (const id of orderId === undefined ? Object.keys(candidates) : [orderId]) named.add(id)
      }
      from = next
    } while (from !== null)
  }
  return named
}

const lastDayOf = (order: Order) => dayOf(lastTimeToPay(order))
