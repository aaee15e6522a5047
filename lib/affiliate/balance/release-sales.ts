import 'server-only'
import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { changeReleased } from './change-released'
import { getSale } from '../sales/data'
import { findDueSales, getReleasedTo, saveReleasedTo, type Account } from './data'
import { saleMoved } from '../sales/sale-state'
import type { Sale } from '../sales/schema'

const PART = 500
/** Longer than the longest hold period; used for the first run. */
const FIRST_DAYS = 400
/** A sale written around midnight may get the day before, and clocks are corrected occasionally. */
const OVERLAP_DAYS = 7

/**
 * Releases every commission whose hold period ends by today (in Berlin), in atomic writes of one partner and up
 * to 500 sales, so it can be interrupted and repeated at any time. Skips held sales.
 * @returns how many sales it released
 * @throws ShopError `clock_doubted`
 */
export async function releaseSales(store: Store): Promise<number> {
  await requireClock(store)
  const today = dayOf(now())
  const last = await getReleasedTo(store)
  let day = last === null ? shiftDay(today, -FIRST_DAYS) : shiftDay(last, -OVERLAP_DAYS)
  let count = 0
  for (; day <= today; day = shiftDay(day, 1)) count += await releaseDay(store, day)
  if (last === null || last < today) await saveReleasedTo(store, today)
  if (count > 0) log().info({ count, today }, 'commissions released')
  return count
}

async function releaseDay(store: Store, day: string): Promise<number> {
  let before: string | null = null
  let count = 0
  do {
    const due = await findDueSales(store, day, partBefore(before, PART))
    for (const uid of new Set(due.entries.map(({ affiliateUid }) => affiliateUid))) {
      const sales = due.entries.filter(({ affiliateUid }) => affiliateUid === uid)
      count += await releaseOf(store, uid, sales)
    }
    before = due.next
  } while (before !== null)
  return count
}

async function releaseOf(store: Store, uid: string, sales: readonly Sale[]): Promise<number> {
  let count = 0
  await changeReleased(store, uid, async (account) => {
    const released = await stillDue(store, account, sales)
    count = released.length
    if (count === 0) return null
    const at = now()
    const moves = released.map((sale) => saleMoved(sale, { releasedAt: at }))
    const changes: Changes = Object.assign({}, ...moves.map((move) => move.changes))
    return { by: moves.reduce((sum, { by }) => sum + by, 0), changes }
  })
  return count
}

/** Reads the sales again after the account. */
async function stillDue(store: Store, { uid }: Account, sales: readonly Sale[]): Promise<Sale[]> {
  const present = await Promise.all(sales.map(({ id }) => getSale(store, id)))
  return present
    .filter((sale) => sale !== null)
    .filter(({ affiliateUid, releaseOn, held }) => affiliateUid === uid && releaseOn !== undefined && !held)
}
