import { z } from 'zod/mini'
import { TRACKING_LIFETIME } from './affiliate-code'

const KEY = 'affiliateTracking'

const recordSchema = z.object({ affiliateCode: z.string(), trackingId: z.string(), timestamp: z.int() })
type TrackingRecord = z.infer<typeof recordSchema>

/** This tab's visit through a partner's link, if it is younger than 24 hours. */
export function loadTrackingRecord(): TrackingRecord | null {
  try {
    const record = recordSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
    return trackingEndsIn(record) > 0 ? record : null
  } catch {
    return null
  }
}

/** Keeps the answer of `POST /api/affiliate/clicks`; null if it is none. */
export function keepTrackingRecord(answer: unknown): TrackingRecord | null {
  const record = recordSchema.safeParse(answer)
  if (!record.success) return null
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record.data))
  } catch {
    // Without a storage the visit is active for this page only.
  }
  return record.data
}

/** Milliseconds until a visit is 24 hours old. */
export function trackingEndsIn({ timestamp }: TrackingRecord): number {
  return timestamp + TRACKING_LIFETIME - Date.now()
}
