import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { applicationRemoved } from '../applications/data'
import { getAffiliate, partnershipEnded } from '../data'

/**
 * Ends a partnership at the partner's wish; the account stays. What is owed is paid out from the first cent. Repeating it changes
 * nothing.
 * @throws ShopError `affiliate_not_found` if the account is no partner
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
