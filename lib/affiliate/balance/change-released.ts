import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import type { SaleMove } from '../sales/sale-state'
import { getAccount, releasedMoved, releaseOnceKey, type Account } from './data'

/**
 * Changes a partner's released balance, in one atomic write with everything that belongs to it. A partner's
 * changes are numbered, and each number is used once; if another writer is faster, `decide` is called again.
 * `decide` must itself read everything it depends on, because only data read after the account is at least as
 * new.
 * @param decide returns null to leave it as it is
 * @returns whether anything was written
 * @throws StoreError `conflict` if a number was used without being counted, which the audit also reports
 */
export async function changeReleased(
  store: Store,
  uid: string,
  decide: (account: Account) => Promise<SaleMove | null>,
): Promise<boolean> {
  return optimisticUpdate(store, async () => {
    const account = await getAccount(store, uid)
    const move = await decide(account)
    if (!move) return { result: false }
    const changes = { ...releasedMoved(account, move.by), ...move.changes }
    return { onceKey: releaseOnceKey(account), changes, result: true }
  })
}
