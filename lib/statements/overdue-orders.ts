import 'server-only'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { partBefore } from '@/lib/core/listing'
import { findOrders } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { lastTimeToPay } from '@/lib/payment/bank-transfer/bank-transfer'
import type { Store } from '@/lib/store/store'
import { findEntries, hasStatements, lastReadDay } from './data'

const PART = 200
/** Overdue orders the desk counts at most. */
const MOST = 9

/** The shop's knowledge of incoming transfers; days as `YYYY-MM-DD`. */
export interface KnownTransfers {
  hasStatements: boolean
  /** The last day with all transfers known. */
  until: string | null
  /** Orders that an undecided transfer may be meant for. */
  named: ReadonlySet<string>
}

export async function knownTransfers(store: Store): Promise<KnownTransfers> {
  // Read before the entries: a day is only recorded once its file's entries are stored, so the entries read
  // afterwards are complete up to it.
  const [has, until] = await Promise.all([hasStatements(store), lastReadDay(store)])
  return { hasStatements: has, until, named: await namedOrders(store) }
}

/**
 * Whether an order's last day to pay (§ 188 Abs. 1 BGB) is over. Orders with an open payment are left to the
 * payment provider.
 */
export function isOverdue(order: Order): boolean {
  return order.isPaymentOpen !== true && lastDayOf(order) < dayOf(now())
}

/**
 * Whether an overdue order was certainly not paid in time: statements cover all transfers up to its last day,
 * and no undecided one may be meant for it. In a shop without statements: `TRANSFER_GRACE_DAYS` have passed.
 */
export function isUnpaid(order: Order, { hasStatements, until, named }: KnownTransfers): boolean {
  const lastDay = lastDayOf(order)
  if (!hasStatements) return shiftDay(lastDay, env().TRANSFER_GRACE_DAYS) < dayOf(now())
  return until !== null && lastDay <= until && !named.has(order.id)
}

/** Orders that may soon be cancelled, for the desk; days as `YYYY-MM-DD`. */
export interface OverdueOrders {
  /** Null: more than nine. */
  count: number | null
  /** The day the first one will be cancelled, in a shop without statements. */
  cancelledOn: string | null
  /** Otherwise the last day with all transfers known. */
  knownUntil: string | null
}

/** The number of overdue orders, and what they wait for. */
export async function overdueOrders(store: Store): Promise<OverdueOrders> {
  const [{ entries, next }, has, knownUntil] = await Promise.all([
    findOrders(store, 'pending', { after: '', limit: 2 * MOST }),
    hasStatements(store),
    lastReadDay(store),
  ])
  const overdue = entries.filter(isOverdue)
  const [oldest] = overdue
  const cancelledOn = has || !oldest ? null : shiftDay(lastDayOf(oldest), env().TRANSFER_GRACE_DAYS + 1)
  // Sorted oldest first, so hardly any follow after one that is not overdue.
  const hasMore = overdue.length > MOST || (next !== null && entries.every(isOverdue))
  return { count: hasMore ? null : overdue.length, cancelledOn, knownUntil }
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
