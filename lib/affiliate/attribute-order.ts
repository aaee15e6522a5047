import 'server-only'
import { ZodError } from 'zod'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { TRACKING_LIFETIME } from './affiliate-code'
import { findAffiliate, getAffiliate } from './data'
import { getClick } from './click-data'
import type { Affiliate, Attribution } from './schema'
import { trackingCodeOf, type Trace } from './trace'

export interface Traces {
  /** The tracking id that the browser sent with the order. */
  trackingId?: string | undefined
  /** The code in the visitor's cookie. */
  cookieCode?: string | undefined
}

/**
 * To which partner an order is credited: the visit of the last 24 hours, else the cookie's code; null for nobody. Records
 * that are broken are logged and keep nobody from ordering.
 */
export async function attributeOrder(store: Store, traces: Traces): Promise<Attribution | null> {
  try {
    const { trackingId, cookieCode } = traces
    return (await attributeByVisit(store, trackingId)) ?? (await attributeByCode(store, cookieCode))
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    log().error({ error }, 'order not attributed')
    return null
  }
}

async function attributeByVisit(store: Store, trackingId: string | undefined): Promise<Attribution | null> {
  const click = trackingId === undefined ? null : await getClick(store, trackingId)
  if (!click || now() - click.timestamp >= TRACKING_LIFETIME) return null
  return attributeTo(await getAffiliate(store, click.affiliateUid), { by: 'visit', trackingId: click.id })
}

async function attributeByCode(store: Store, code: string | undefined): Promise<Attribution | null> {
  return code === undefined ? null : attributeTo(await findAffiliate(store, code), { by: 'code', code })
}

function attributeTo(affiliate: Affiliate | null, trace: Trace): Attribution | null {
  return affiliate?.active ? { affiliateUid: affiliate.uid, trackingCode: trackingCodeOf(trace) } : null
}
