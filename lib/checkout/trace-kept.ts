import 'server-only'
import { orderTraced } from '@/lib/affiliate/flags/data'
import { addressHash } from '@/lib/affiliate/clicks/visitor'
import type { Order } from '@/lib/orders/schema'
import type { Changes } from '@/lib/store/store'
import type { OrderRequest } from './schema'

/**
 * Records where a partner-credited order came from; the address only as a hash that changes daily.
 * @param address as seen by the server itself
 */
export function traceKept(
  { id, createdAt: at, attribution, discount }: Order,
  { discountCode, trackingId }: OrderRequest,
  address: string | null,
): Changes {
  if (!attribution) return {}
  const hash = addressHash(address, at)
  return orderTraced(id, {
    at,
    // A campaign of the shop takes off the same for everybody, whatever link was followed.
    hasDiscount:
      discount !== undefined && (!discount.isCampaign || attribution.trackingCode === discount.code),
    ...(hash === null ? {} : { address: hash }),
    ...(discountCode === undefined || trackingId === undefined ? {} : { visit: trackingId }),
  })
}
