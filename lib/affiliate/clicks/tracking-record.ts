import { lifetimeOf } from '../affiliate-code'
import { referralChoice } from '../link/referral-choice'
import type { TrackingRecord } from '../schema'

/** Session storage: this tab's visit through a partner's link. */
export const TRACKING_KEY = 'affiliateTracking'

/** This tab's visit through a partner's link, while it counts, and if not refused since. */
export function loadTrackingRecord(): TrackingRecord | null {
  if (referralChoice() === 'refused') return null
  try {
    const record = parseTrackingRecord(JSON.parse(sessionStorage.getItem(TRACKING_KEY) ?? ''))
    return record && isActive(record) ? record : null
  } catch {
    return null
  }
}

/** Stores the answer of `POST /api/affiliate/clicks`; null if it is not one. */
export function keepTrackingRecord(answer: unknown): TrackingRecord | null {
  const record = parseTrackingRecord(answer)
  try {
    if (record) sessionStorage.setItem(TRACKING_KEY, JSON.stringify(record))
  } catch {
    // Without storage the visit only counts for this page.
  }
  return record
}

export function forgetTrackingRecord(): void {
  try {
    sessionStorage.removeItem(TRACKING_KEY)
  } catch {
    // Without storage there was nothing to remove.
  }
}

function isActive(record: TrackingRecord): boolean {
  return Date.now() - record.timestamp < lifetimeOf(record)
}

/** Checked by hand, because every page loads it, and a schema library would be most of the page's own JavaScript. */
function parseTrackingRecord(value: unknown): TrackingRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const {
    affiliateCode,
    trackingId,
    timestamp,
    hours,
    name,
    percent,
  }: Partial<Record<keyof TrackingRecord, unknown>> = value
  if (typeof affiliateCode !== 'string' || typeof trackingId !== 'string') return null
  if (typeof timestamp !== 'number') return null
  return {
    ...{ affiliateCode, trackingId, timestamp },
    ...(typeof hours === 'number' ? { hours } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof percent === 'number' ? { percent } : {}),
  }
}
