import { now } from '@/lib/core/clock'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { lifetimeOf } from '../affiliate-code'
import { findAffiliateUid, getCredited, type Credited } from '../data'
import { getClick } from '../clicks/data'
import { trackingCodeOf, type Attribution, type Trace } from '../schema'

export interface Traces {
  /** Sent by the browser with the order. */
  trackingId?: string | undefined
  cookieCode?: string | undefined
}

/** By a recorded visit that still counts, else by the cookie's code. An unreadable visit is logged and skipped. */
export async function attributeByTraces(
  store: Store,
  { trackingId, cookieCode }: Traces,
): Promise<Attribution | null> {
  const byVisit = await readOr(attributeByVisit(store, trackingId), null)
  return byVisit ?? readOr(attributeByCode(store, cookieCode), null)
}

async function attributeByVisit(store: Store, trackingId: string | undefined): Promise<Attribution | null> {
  const click = trackingId === undefined ? null : await getClick(store, trackingId)
  if (!click || now() - click.timestamp >= lifetimeOf(click)) return null
  return attributeTo(await getCredited(store, click.affiliateUid), { by: 'visit', trackingId: click.id })
}

async function attributeByCode(store: Store, code: string | undefined): Promise<Attribution | null> {
  const uid = code === undefined ? null : await findAffiliateUid(store, code)
  if (code === undefined || uid === null) return null
  return attributeTo(await getCredited(store, uid), { by: 'code', code })
}

function attributeTo(affiliate: Credited | null, trace: Trace): Attribution | null {
  if (!affiliate?.active) return null
  return { affiliateUid: affiliate.uid, trackingCode: trackingCodeOf(trace), by: 'link' }
}
