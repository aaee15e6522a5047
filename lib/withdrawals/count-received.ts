import 'server-only'
import type { Store } from '@/lib/store/store'
import { findWithdrawals } from './data'

const MOST = 9

/** How many withdrawals wait for a decision; null: more than nine. */
export async function countReceived(store: Store): Promise<number | null> {
  const { entries, broken, next } = await findWithdrawals(store, 'received', { limit: MOST })
  return next === null ? entries.length + broken.length : null
}
