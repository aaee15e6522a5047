import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { periodsOf } from '../agreed-terms'
import { USUAL_HOURS } from '../affiliate-code'
import { sourcesOf } from '../click-sources'
import { findAffiliate } from '../data'
import { saveClick, unansweredCounted } from '../clicks/data'
import type { ClickRequest, TrackingRecord } from '../schema'
import { identifyVisitor, type Visitor } from '../clicks/visitor'

/** In characters. */
const MAX_TEXT = 512

/** Beyond the daily cap visits are only counted; the record has the code. @throws ShopError `affiliate_not_found` */
export async function recordClick(
  store: Store,
  request: ClickRequest,
  { address, userAgent }: { address: Visitor['address']; userAgent: string },
): Promise<TrackingRecord> {
  const affiliate = await findAffiliate(store, request.code)
  if (!affiliate?.active) {
    log().info({ uid: affiliate?.uid, cause: affiliate ? 'inactive' : 'unknown' }, 'click not tracked')
    throw new ShopError('affiliate_not_found')
  }
  const id = newId('track')
  const timestamp = now()
  const { hours } = periodsOf(affiliate)
  const counting = hours === USUAL_HOURS ? {} : { hours }
  await saveClick(store, {
    id,
    affiliateUid: affiliate.uid,
    ...identifyVisitor({ address, claimedAddress: request.visitorIp }, env().STORE_FULL_IP),
    userAgent: cut(userAgent),
    referrer: cut(request.referrer ?? ''),
    timestamp,
    ...counting,
    converted: false,
    originalUrl: cut(request.originalUrl),
    sources: sourcesOf(request.originalUrl, request.referrer ?? ''),
  })
  const { name, discountPercent: percent } = affiliate
  return {
    affiliateCode: request.code,
    trackingId: id,
    timestamp,
    ...counting,
    ...(name ? { name } : {}),
    ...(percent ? { percent } : {}),
  }
}

/** Counts a number of the day, nothing of the visitor. Nothing if no active partner has the code. */
export async function countUnanswered(store: Store, code: string): Promise<void> {
  const partner = await readOr(findAffiliate(store, code), null)
  if (partner?.active) await store.update(unansweredCounted(partner.uid, now()))
}

/** Avoids cutting a surrogate pair in half. */
function cut(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/\p{Surrogate}$/u, '')
}
