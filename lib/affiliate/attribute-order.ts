import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { TRACKING_LIFETIME } from './affiliate-code'
import { findAffiliate, getAffiliate, getClick } from './data'
import type { Attribution } from './schema'

interface Traces {
  /** The tracking id that the browser sent with the order. */
  trackingId?: string | undefined
  /** The code in the visitor's cookie. */
  cookieCode?: string | undefined
}

/** To which partner an order is credited: the visit of the last 24 hours, else the cookie's code; null for nobody. */
export async function attributeOrder(
  store: Store,
  { trackingId, cookieCode }: Traces,
): Promise<Attribution | null> {
  const click = trackingId === undefined ? null : await getClick(store, trackingId)
  if (click && now() - click.timestamp < TRACKING_LIFETIME) {
    const affiliate = await getAffiliate(store, click.affiliateUid)
    if (affiliate?.active) return { affiliateUid: affiliate.uid, trackingCode: click.id }
  }
  const affiliate = cookieCode === undefined ? null : await findAffiliate(store, cookieCode)
  return affiliate?.active ? { affiliateUid: affiliate.uid, trackingCode: cookieCode ?? affiliate.uid } : null
}
