import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { retried } from '@/lib/store/retried'
import { StoreError, type Store } from '@/lib/store/store'
import { hasAffiliate, payoutDataChanged } from '../data'
import { getAccount, releasedMoved, releaseMark } from '../balance/data'
import type { PayoutData } from '../schema'

/**
 * Changes where a partner is paid to, and the tax state; what is paid out from now on goes there. Whether the partner is due to be
 * paid is decided anew, in the same write.
 * @throws ShopError `forbidden` for who is no partner
 */
export async function changePayoutData(store: Store, uid: string, payout: PayoutData): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('forbidden')
  await retried(async () => {
    const account = { ...(await getAccount(store, uid)), payout }
    const changes = { ...payoutDataChanged(uid, payout), ...releasedMoved(account, 0) }
    const isWritten = await store.updateOnce(releaseMark(account), changes)
    if (!isWritten) throw new StoreError('conflict', releaseMark(account))
  })
  log().info({ uid }, 'payout data changed')
}
