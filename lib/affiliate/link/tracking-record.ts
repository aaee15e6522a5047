import { storedValue } from '@/lib/core/stored-value'
import { lifetimeOf } from '../affiliate-code'
import { referralChoice } from './referral-choice'
import type { TrackingRecord } from '../schema'

/** Session storage key: this tab's visit through a partner's link. */
export const TRACKING_KEY = 'affiliateTracking'

const stored = storedValue(TRACKING_KEY, 'session', parseTrackingRecord)

/** Null if there is no visit, it no longer counts, or the visitor has refused since. */
export function loadTrackingRecord(): TrackingRecord | null {
  const record = referralChoice() === 'refused' ? null : stored.read()
  return record && isActive(record) ? record : null
}

/** Stores the answer of `POST /api/affiliate/clicks`; null if it is not one. */
export function keepTrackingRecord(answer: unknown): TrackingRecord | null {
  const record = parseTrackingRecord(answer)
  if (record) stored.write(record)
  return record
}

export function forgetTrackingRecord(): void {
  stored.write(null)
}

function isActive(record: TrackingRecord): boolean {
  return Date.now() - record.timestamp < lifetimeOf(record)
}

/** Checked by hand, because every page loads this, and a schema library would be most of its JavaScript. */
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
    affiliateCode,
    trackingId,
    timestamp,
    ...(typeof hours === 'number' ? { hours } : {}),
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof percent === 'number' ? { percent } : {}),
  }
}
