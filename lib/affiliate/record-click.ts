import 'server-only'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { findAffiliate, saveClick } from './data'
import type { ClickRequest, TrackingRecord } from './schema'
import { identifyVisitor, type Visitor } from './visitor'

const MAX_USER_AGENT = 512

/**
 * Records a visit through a partner's link.
 * @throws ShopError `affiliate_not_found` if no active partner has the code
 */
export async function recordClick(
  store: Store,
  request: ClickRequest,
  { address, userAgent }: Pick<Visitor, 'address' | 'userAgent'>,
): Promise<TrackingRecord> {
  const affiliate = await findAffiliate(store, request.code)
  if (!affiliate?.active) {
    log().info({ code: request.code, cause: affiliate ? 'inactive' : 'unknown' }, 'click not tracked')
    throw new ShopError('affiliate_not_found')
  }
  const id = newId('track')
  const timestamp = now()
  await saveClick(store, {
    id,
    affiliateUid: affiliate.uid,
    ...identifyVisitor({ address, claimedAddress: request.visitorIp, userAgent }, env().STORE_FULL_IP),
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    referrer: request.referrer ?? '',
    timestamp,
    converted: false,
    originalUrl: request.originalUrl,
  })
  return { affiliateCode: request.code, trackingId: id, timestamp }
}
