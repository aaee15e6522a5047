import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { applicationRemoved } from './data'
import { getAffiliate, partnershipEnded } from '../data'

/**
 * Everything owed is paid out, even below the threshold. Repeating it changes nothing.
 * @throws ShopError `affiliate_not_found` if the account is not a partner
 */
export async function leaveProgramme(store: Store, uid: string): Promise<void> {
  const hasLeft = await optimisticUpdate(store, async () => {
    const partner = await getAffiliate(store, uid)
    if (!partner) throw new ShopError('affiliate_not_found')
    if (partner.endedAt !== undefined) return { result: false }
    return { changes: { ...partnershipEnded(partner), ...applicationRemoved(uid) }, result: true }
  })
  if (hasLeft) log().info({ uid }, 'partner left the programme')
}
