import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
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
  await optimisticUpdate(store, async () => {
    const account = { ...(await getAccount(store, uid)), payout }
    const changes = { ...payoutDataChanged(uid, payout), ...releasedMoved(account, 0) }
    return { mark: releaseMark(account), changes, result: null }
  })
  log().info({ uid }, 'payout data changed')
}
