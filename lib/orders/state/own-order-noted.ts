import { isOwnOrder } from '@/lib/affiliate/attribution/redeem-code'
import { getCredited } from '@/lib/affiliate/data'
import type { Changes, Store } from '@/lib/store/store'
import { readOr } from '@/lib/store/reading/read-or'
import { getOrder } from '../data'
import type { Order } from '../schema'
import { changeOrder } from './change-order'

/** In the write of the new address: partners earn nothing from their own orders. The price stays as agreed. */
export async function ownOrderNoted(store: Store, order: Order, email: string): Promise<Changes> {
  const { id, attribution, isPartnersOwn } = order
  if (!attribution || isPartnersOwn) return {}
  const partner = await getCredited(store, attribution.affiliateUid)
  const isOwn = partner !== null && isOwnOrder(partner, { customerEmail: email })
  return isOwn ? { [`orders/${id}/isPartnersOwn`]: true } : {}
}

/** If not credited, it earns nothing whatever address the partner has later. */
export async function noteOwn(store: Store, id: string): Promise<void> {
  await changeOrder(store, id, async (order) => {
    const { email, emailBefore = email } = order
    const noted = [await ownOrderNoted(store, order, email), await ownOrderNoted(store, order, emailBefore)]
    return noted.find((changes) => Object.keys(changes).length > 0) ?? null
  })
}

/** For an order that an account claims; repeating changes nothing. An unreadable one is left to the audit. */
export async function noteTakenOver(store: Store, id: string, uid: string): Promise<void> {
  const order = await readOr(getOrder(store, id), null)
  if (order?.attribution?.affiliateUid !== uid) return
  await changeOrder(store, id, ({ isPartnersOwn }) =>
    isPartnersOwn ? null : { [`orders/${id}/isPartnersOwn`]: true },
  )
}
