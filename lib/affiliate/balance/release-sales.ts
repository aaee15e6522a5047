import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairOf, pairSubject } from '@/lib/tasks/schema'
import { isBlocked, isBlockedFor, requireUnblocked } from './blocked'
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
 * Up to today in Berlin, one partner and up to 500 sales per write: can be interrupted and repeated at any time.
 * Skips held sales and blocked partners. Returns how many it released. @throws ShopError `clock_doubted`
 */
export async function releaseSales(store: Store): Promise<number> {
  return (await releaseDue(store)).count
}

/**
 * Fails after all other partners if one is blocked. @param subject the day, followed by a partner who was blocked
 * elsewhere @throws ShopError `clock_doubted`; Error naming the blocked partners
 */
export async function releaseOrTell(store: Store, subject: string): Promise<void> {
  const { blocked } = await releaseDue(store)
  const [, uid] = pairOf(subject)
  if (uid !== '' && (await isBlocked(store, uid))) blocked.add(uid)
  requireUnblocked(blocked)
}

/** For a write that could not include a blocked partner: has the owner told. */
export function blockedTold(uid: string): Changes {
  return taskAdded('release', pairSubject(dayOf(now()), uid)).changes
}

interface Released {
  count: number
  /** Their sales wait until their record is repaired. */
  blocked: Set<string>
}

async function releaseDue(store: Store): Promise<Released> {
  await requireClock(store)
  const today = dayOf(now())
  const last = await getReleasedTo(store)
  const released: Released = { count: 0, blocked: new Set() }
  let day = last === null ? shiftDay(today, -FIRST_DAYS) : shiftDay(last, -OVERLAP_DAYS)
  for (; day <= today; day = shiftDay(day, 1)) await releaseDay(store, day, released)
  const { count, blocked } = released
  if (blocked.size === 0 && (last === null || last < today)) await saveReleasedTo(store, today)
  if (count > 0) log().info({ count, today }, 'commissions released')
  return released
}

async function releaseDay(store: Store, day: string, released: Released): Promise<void> {
  let before: string | null = null
  do {
    const due = await findDueSales(store, day, partBefore(before, PART))
    for (const uid of new Set(due.entries.map(({ affiliateUid }) => affiliateUid))) {
      const sales = due.entries.filter(({ affiliateUid }) => affiliateUid === uid)
      const release = async () => void (released.count += await releaseOf(store, uid, sales))
      if (await isBlockedFor(store, uid, release)) released.blocked.add(uid)
    }
    before = due.next
  } while (before !== null)
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
