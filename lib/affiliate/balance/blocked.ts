import { log } from '@/lib/core/log'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getAccount, releaseOnceKey } from './data'

/** The next change's key is used, but not counted: a damaged record, whose balance nothing changes until repaired. */
export async function isBlocked(store: Store, uid: string): Promise<boolean> {
  const account = await getAccount(store, uid)
  if ((await store.get(`once/${releaseOnceKey(account)}`)) === null) return false
  // Another writer may have used and counted it in between.
  return (await getAccount(store, uid)).releases === account.releases
}

/** For a change that must not keep other partners waiting. Every other failure is thrown. */
export async function isBlockedFor(
  store: Store,
  uid: string,
  change: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await change()
    return false
  } catch (error) {
    if (!isConflict(error) || !(await isBlocked(store, uid))) throw error
    log().error({ error, uid }, 'balance blocked')
    return true
  }
}

/** Fails a task, once it has done the rest, so that its owner learns of these partners. */
export function requireUnblocked(uids: Iterable<string>): void {
  const named = [...new Set(uids)]
  if (named.length > 0) throw new Error(`the balance cannot be changed: affiliateUsers/${named.join(', ')}`)
}
