import 'server-only'
import { orderTraced } from '@/lib/affiliate/flags/data'
import { addressHash } from '@/lib/affiliate/clicks/visitor'
import type { Order } from '@/lib/orders/schema'
import type { Changes } from '@/lib/store/store'
import type { OrderRequest } from './schema'

/**
 * What keeps from where an order was placed that a partner is credited with, as a hash of the day.
 * @param address the one that the server itself saw
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
    hasDiscount: discount !== undefined,
    ...(hash === null ? {} : { address: hash }),
    ...(discountCode === undefined || trackingId === undefined ? {} : { visit: trackingId }),
  })
}
