import 'server-only'
import { orderTraced } from '@/lib/affiliate/flags/data'
import { addressHash } from '@/lib/affiliate/clicks/visitor'
import type { Order } from '@/lib/orders/schema'
import type { Changes } from '@/lib/store/store'
import type { OrderRequest } from './schema'

/**
 * Records where a partner-credited order came from; the address only as a hash that changes daily.
 * @param address as seen by the server itself
 * @param earlier the order whose typed code credits this one
 */
export function traceKept(
  { id, createdAt: at, attribution, discount }: Order,
  { discountCode, trackingId }: OrderRequest,
  { address, earlier }: { address: string | null; earlier: string | undefined },
): Changes {
  if (!attribution) return {}
  // A campaign's discount is the same for everyone, and an order credited by an earlier code may have the discount of another
  // partner's link.
  const isOfOthers = discount?.isCampaign === true || earlier !== undefined
  const hash = addressHash(address, at)
  return orderTraced(id, {
    at,
    hasDiscount: discount !== undefined && (!isOfOthers || attribution.trackingCode === discount.code),
    ...(earlier === undefined ? {} : { earlier }),
    ...(hash === null ? {} : { address: hash }),
    ...(discountCode === undefined || trackingId === undefined ? {} : { visit: trackingId }),
  })
}
