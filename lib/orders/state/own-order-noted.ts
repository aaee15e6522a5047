import 'server-only'
import { isOwnOrder } from '@/lib/affiliate/attribution/record-conversion'
import { getCredited } from '@/lib/affiliate/data'
import type { Changes, Store } from '@/lib/store/store'
import type { Order } from '../schema'

/**
 * Judges again whose order it is, for the same write as another address of its buyer: by an order of their own a partner earns
 * nothing, and loses what was credited. The price stays what was agreed.
 */
export async function ownOrderNoted(store: Store, order: Order, email: string): Promise<Changes> {
  const { id, attribution, isPartnersOwn } = order
  if (!attribution || isPartnersOwn) return {}
  const partner = await getCredited(store, attribution.affiliateUid)
  const isOwn = partner !== null && isOwnOrder(partner, { customerEmail: email })
  return isOwn ? { [`orders/${id}/isPartnersOwn`]: true } : {}
}
