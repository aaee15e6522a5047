import { findApplications } from '@/lib/affiliate/applications/data'
import { findFlaggedSales } from '@/lib/affiliate/flags/data'
import { findStages } from '@/lib/affiliate/stage/data'
import { isClockDoubted } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { awaitsNumbers } from '@/lib/invoices/restored-numbers'
import { readOr } from '@/lib/store/reading/read-or'
import type { Listing } from '@/lib/core/listing'
import { turnoverAbroad } from '@/lib/figures/turnover-abroad'
import { owner } from '@/lib/legal/current-owner'
import { findMails } from '@/lib/mail/data'
import { isCopyAmiss } from '@/lib/operation/copies/run-copies'
import { isAnswerDue } from '@/lib/orders/disputes'
import { findOrders, findOrdersWithOpenRefund } from '@/lib/orders/find-data'
import { findProviderPayouts } from '@/lib/payment/payouts/data'
import { findUnmatched } from '@/lib/payment/unmatched-data'
import { countEntries, MOST_COUNTED } from '@/lib/statements/count-entries'
import { overdueOrders } from '@/lib/statements/overdue-orders'
import type { Store } from '@/lib/store/store'
import { findTasks } from '@/lib/tasks/data'
import { findWithdrawals } from '@/lib/withdrawals/data'

const MOST = 9
/** Open disputes to check: those already answered wait for the bank, for months. */
const MOST_DISPUTES = 50
/** A refused address is usually a typing error, which the owner cannot fix. */
const REFUSAL_SHOWN_MS = 7 * 24 * 60 * 60_000

/** By area of the desk; null: more than nine, unless it says otherwise. */
export interface Waiting {
  /** Unmatched, or to be confirmed; null: more than 99. */
  payments: number | null
  /** Those that match an order for sure. */
  surePayments: number | null
  providerPayouts: number | null
  overdue: number | null
  refunds: number | null
  disputes: number | null
  withdrawals: number | null
  /** Changed after the desk hid them. */
  stages: number | null
  sales: number | null
  /** Resting tasks, and mails refused in the last seven days. */
  outbox: number | null
  /** 1 while numbering, cleanup and release wait because the clock is doubted. */
  clock: number
  /** 1 while numbering waits for the last numbers after a restore. */
  numbers: number
  /** 1 while tax is owed abroad, or soon will be, and the owner has not decided how. */
  abroad: number
  /** 1 while it is behind. */
  backup: number
  partners: number | null
}

export async function countWaiting(store: Store): Promise<Waiting> {
  const page = { limit: MOST }
  const [
    unmatched,
    transfers,
    providerPayouts,
    received,
    changed,
    held,
    resting,
    refused,
    applications,
    overdue,
    refunds,
    disputed,
    isDoubted,
    isAsking,
    turnover,
  ] = await Promise.all([
    findUnmatched(store, { limit: MOST_COUNTED }),
    countEntries(store),
    findProviderPayouts(store, 'wrong', page),
    findWithdrawals(store, 'received', page),
    findStages(store, 'changed', page),
    findFlaggedSales(store, page),
    findTasks(store, 'resting', page),
    findMails(store, 'failed', page),
    findApplications(store, 'open', page),
    overdueOrders(store),
    findOrdersWithOpenRefund(store, page),
    findOrders(store, 'disputed', { limit: MOST_DISPUTES }),
    isClockDoubted(store),
    readOr(awaitsNumbers(store), true),
    turnoverAbroad(store),
  ])
  const recent = refused.entries.filter(({ at }) => at > now() - REFUSAL_SHOWN_MS)
  const hasMore = refused.next !== null && recent.length === refused.entries.length
  return {
    payments: sumOf(countOf(unmatched, MOST_COUNTED), ...Object.values(transfers)),
    surePayments: transfers.sure,
    providerPayouts: countOf(providerPayouts),
    overdue: overdue.count,
    refunds: countOf(refunds),
    disputes: countOf({ ...disputed, entries: disputed.entries.filter(isAnswerDue) }),
    clock: Number(isDoubted),
    numbers: Number(isAsking),
    abroad: Number(turnover.state !== 'below' && !isAbroadDecided()),
    backup: Number(isCopyAmiss()),
    withdrawals: countOf(received),
    stages: countOf(changed),
    partners: countOf(applications),
    sales: countOf(held),
    outbox: countOf([
      resting,
      { entries: recent, broken: refused.broken, next: hasMore ? refused.next : null },
    ]),
  }
}

/** A start date in the future has no effect yet. */
export function isAbroadDecided(): boolean {
  const { vat } = owner()
  if (vat.mode !== 'included') return false
  return vat.ossOverLimit === true || (vat.ossFrom !== undefined && vat.ossFrom <= dayOf(now()))
}

function countOf(parts: Listing<unknown> | Listing<unknown>[], most = MOST): number | null {
  const all = [parts].flat()
  const count = all.reduce((sum, { entries, broken }) => sum + entries.length + broken.length, 0)
  return count > most || all.some(({ next }) => next !== null) ? null : count
}

function sumOf(...counts: (number | null)[]): number | null {
  const sum = counts.reduce<number>((sum, count) => sum + (count ?? MOST_COUNTED + 1), 0)
  return sum > MOST_COUNTED ? null : sum
}
