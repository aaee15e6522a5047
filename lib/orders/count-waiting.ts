import 'server-only'
import { listUnmatched } from '@/lib/payment/list-unmatched'
import { listResting } from '@/lib/tasks/list-resting'
import type { Store } from '@/lib/store/store'

const MOST = 9

/** How much of the shop's money waits for somebody to look at it: money without an order, and tasks that rest; null: more than nine. */
export async function countWaiting(store: Store): Promise<number | null> {
  const parts = await Promise.all([listUnmatched, listResting].map((list) => list(store, { limit: MOST })))
  const count = parts.reduce((sum, { entries, broken }) => sum + entries.length + broken.length, 0)
  return count > MOST || parts.some(({ next }) => next !== null) ? null : count
}
