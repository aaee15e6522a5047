import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { hasAffiliate } from './data'
import type { PayoutData } from './schema'
import { setPartner } from './set-partner'

/**
 * Changes where a partner is paid to, and the tax state; what is paid out from now on goes there.
 * @throws ShopError `forbidden` for who is no partner
 */
export async function changePayoutData(store: Store, uid: string, payout: PayoutData): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('forbidden')
  await setPartner(store, uid, { payout })
  log().info({ uid }, 'payout data changed')
}
