import 'server-only'
import { isOwnOrder } from '@/lib/affiliate/attribution/record-conversion'
import { getCredited } from '@/lib/affiliate/data'
import type { Changes, Store } from '@/lib/store/store'
import { readOr } from '@/lib/store/reading/read-or'
import { getOrder } from '../data'
import type { Order } from '../schema'
import { changeOrder } from './change-order'

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

/** The same for an order that an account takes over; repeating it changes nothing. One that cannot be read is left to the audit. */
export async function noteTakenOver(store: Store, id: string, uid: string): Promise<void> {
  const order = await readOr(getOrder(store, id), null)
  if (order?.attribution?.affiliateUid !== uid) return
  await changeOrder(store, id, ({ isPartnersOwn }) =>
    isPartnersOwn ? null : { [`orders/${id}/isPartnersOwn`]: true },
  )
}
