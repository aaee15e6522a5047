import 'server-only'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import type { SaleMove } from '../sales/sale-state'
import { getAccount, releasedMoved, releaseMark, type Account } from './data'

/**
 * Changes what a partner has released, in one atomic write with all that goes with it. The changes of a partner are numbered,
 * and each number is used once; if somebody else is faster, `decide` is asked again. Everything that `decide` goes by it must
 * read itself, as only what is read after the account is as new as that.
 * @param decide gives null to leave it as it is
 * @returns whether anything was written
 * @throws StoreError `conflict` if a number is used without being counted, which the audit names too
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
    return { mark: releaseMark(account), changes, result: true }
  })
}
