import { storedText, storedValue } from '@/lib/core/stored-value'
import { lifetimeOf } from '../affiliate-code'
import type { TrackingRecord } from '../schema'

/** Local storage key: whether the shop may remember partners' links. */
export const CONSENT_KEY = 'affiliateConsent'

/** Cookie of visitors who need not be asked; lib/core/cookies.ts defines its name. */
export const ASSUMED_COOKIE = /(?:^|; )(?:__Host-)?affiliate_assumed=/

export type ReferralChoice = 'granted' | 'refused'

const storedChoice = storedText(CONSENT_KEY, 'local')

/** Null if none was made in this browser. */
export function referralChoice(): ReferralChoice | null {
  const choice = storedChoice.read()
  return choice === 'granted' || choice === 'refused' ? choice : null
}

/** Stores the choice in this browser. Repeating it changes nothing. */
export function keepReferralChoice(choice: ReferralChoice): void {
  if (choice !== referralChoice()) storedChoice.write(choice)
}

/**
 * Calls back on each change, in this tab or another.
 * @returns ends it
 */
export const onReferralChoice = storedChoice.subscribe

/** Session storage key: this tab's visit through a partner's link. */
export const TRACKING_KEY = 'affiliateTracking'

const storedRecord = storedValue(TRACKING_KEY, 'session', parseTrackingRecord)

/** Null if there is no visit, it no longer counts, or the visitor has refused since. */
export function loadTrackingRecord(): TrackingRecord | null {
  const record = referralChoice() === 'refused' ? null : storedRecord.read()
  return record && isActive(record) ? record : null
}

/** Stores the answer of `POST /api/affiliate/clicks`; null if it is not one. */
export function keepTrackingRecord(answer: unknown): TrackingRecord | null {
  const record = parseTrackingRecord(answer)
  if (record) storedRecord.write(record)
  return record
}

export function forgetTrackingRecord(): void {
  storedRecord.write(null)
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
