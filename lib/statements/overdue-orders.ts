import 'server-only'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { partBefore } from '@/lib/core/listing'
import { findOrders } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { paymentDeadline } from '@/lib/payment/bank-transfer/payment-deadline'
import type { Store } from '@/lib/store/store'
import { findEntries, hasStatements, lastReadDay } from './data'

const PART = 200
/** Overdue orders that the desk counts. */
const MOST = 9

/** What the shop knows of the transfers that have come in; days as `YYYY-MM-DD`. */
export interface KnownTransfers {
  hasStatements: boolean
  /** The last day of which all transfers are known. */
  until: string | null
  /** Orders that a transfer may be meant for about which nobody has decided yet. */
  named: ReadonlySet<string>
}

export async function knownTransfers(store: Store): Promise<KnownTransfers> {
  // A day is known when all entries of its file are there, so that those that are read after it are complete up to it.
  const [has, until] = await Promise.all([hasStatements(store), lastReadDay(store)])
  return { hasStatements: has, until, named: await namedOrders(store) }
}

/** Whether an order's last day to pay (§ 188 Abs. 1 BGB) is over. One whose payment is open is left to the payment's provider. */
export function isOverdue({ createdAt, isPaymentOpen }: Order): boolean {
  return isPaymentOpen !== true && lastDayOf(createdAt) < dayOf(now())
}

/**
 * Whether it is certain that an overdue order was not paid in time: statements know of all that came in until its last day, and
 * nothing that waits for a decision may be meant for it. In a shop that reads no statements, `TRANSFER_GRACE_DAYS` are over.
 */
export function isUnpaid({ id, createdAt }: Order, { hasStatements, until, named }: KnownTransfers): boolean {
  const lastDay = lastDayOf(createdAt)
  if (!hasStatements) return shiftDay(lastDay, env().TRANSFER_GRACE_DAYS) < dayOf(now())
  return until !== null && lastDay <= until && !named.has(id)
}

/** The orders that could be cancelled soon, as the desk tells of them; days as `YYYY-MM-DD`. */
export interface OverdueOrders {
  /** Null: more than nine. */
  count: number | null
  /** The day on which the first of them is cancelled, in a shop that reads no statements. */
  cancelledOn: string | null
  /** Otherwise the last day of which all transfers are known. */
  knownUntil: string | null
}

/** How many orders are unpaid beyond their last day, and what they wait for. */
export async function overdueOrders(store: Store): Promise<OverdueOrders> {
  const [{ entries, next }, has, knownUntil] = await Promise.all([
    findOrders(store, 'pending', { after: '', limit: 2 * MOST }),
    hasStatements(store),
    lastReadDay(store),
  ])
  const overdue = entries.filter(isOverdue)
  const [oldest] = overdue
  const cancelledOn =
    has || !oldest ? null : shiftDay(lastDayOf(oldest.createdAt), env().TRANSFER_GRACE_DAYS + 1)
  // The oldest come first, so that there are no more behind one that is not overdue.
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

const lastDayOf = (createdAt: number) => dayOf(paymentDeadline(createdAt))
