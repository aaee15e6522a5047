import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { hasAffiliate, payoutDataChanged } from '../data'
import { getAccount, releasedMoved, releaseOnceKey } from '../balance/data'
import type { PayoutData } from '../schema'

/** The same write decides again whether the partner is due. @throws ShopError `forbidden` if not a partner */
export async function changePayoutData(store: Store, uid: string, payout: PayoutData): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('forbidden')
  await optimisticUpdate(store, async () => {
    const account = { ...(await getAccount(store, uid)), payout }
    const changes = { ...payoutDataChanged(account, payout), ...releasedMoved(account, 0) }
    return { onceKey: releaseOnceKey(account), changes, result: null }
  })
  log().info({ uid }, 'payout data changed')
}
