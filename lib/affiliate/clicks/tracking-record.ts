import { TRACKING_LIFETIME } from '../affiliate-code'
import { referralChoice } from '../link/referral-choice'
import type { TrackingRecord } from '../schema'
import { TRACKING_KEY } from '../link/storage-keys'

/** This tab's visit through a partner's link, if it is younger than 24 hours, and nobody has refused it since. */
export function loadTrackingRecord(): TrackingRecord | null {
  if (referralChoice() === 'refused') return null
  try {
    const record = parseTrackingRecord(JSON.parse(sessionStorage.getItem(TRACKING_KEY) ?? ''))
    return record && isActive(record) ? record : null
  } catch {
    return null
  }
}

/** Keeps the answer of `POST /api/affiliate/clicks`; null if it is none. */
export function keepTrackingRecord(answer: unknown): TrackingRecord | null {
  const record = parseTrackingRecord(answer)
  try {
    if (record) sessionStorage.setItem(TRACKING_KEY, JSON.stringify(record))
  } catch {
    // Without a storage the visit is active for this page only.
  }
  return record
}

/** Takes this tab's visit away. */
export function forgetTrackingRecord(): void {
  try {
    sessionStorage.removeItem(TRACKING_KEY)
  } catch {
    // Without a storage nothing was kept.
  }
}

function isActive({ timestamp }: TrackingRecord): boolean {
  return Date.now() - timestamp < TRACKING_LIFETIME
}

/** By hand, because every page loads it, and a schema library would be most of the page's own JavaScript. */
function parseTrackingRecord(value: unknown): TrackingRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { affiliateCode, trackingId, timestamp }: Partial<Record<keyof TrackingRecord, unknown>> = value
  if (typeof affiliateCode !== 'string' || typeof trackingId !== 'string') return null
  return typeof timestamp === 'number' ? { affiliateCode, trackingId, timestamp } : null
}
