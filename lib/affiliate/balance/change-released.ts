import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import type { SaleMove } from '../sales/sale-state'
import { getAccount, releasedMoved, releaseOnceKey, type Account } from './data'

/**
 * Numbers a partner's changes and uses each number once; if another writer is faster, `decide` is called again. It
 * must itself read all it depends on: only data read after the account is at least as new.
 * @param decide returns null to leave it as it is
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
