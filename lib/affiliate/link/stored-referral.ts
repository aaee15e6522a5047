import { storedText, storedValue } from '@/lib/core/stored-value'
import { lifetimeOf } from '../affiliate-code'
import type { TrackingRecord } from '../schema'

/** In local storage: whether the shop may remember partners' links. */
export const CONSENT_KEY = 'affiliateConsent'

/** Of visitors who need not be asked; lib/core/cookies.ts defines its name. */
export const ASSUMED_COOKIE = /(?:^|; )(?:__Host-)?affiliate_assumed=/

export type ReferralChoice = 'granted' | 'refused'

const storedChoice = storedText(CONSENT_KEY, 'local')

/** Null if none was made in this browser. */
export function referralChoice(): ReferralChoice | null {
  const choice = storedChoice.read()
  return choice === 'granted' || choice === 'refused' ? choice : null
}

export function keepReferralChoice(choice: ReferralChoice): void {
  if (choice !== referralChoice()) storedChoice.write(choice)
}

/** In this tab or another. */
export const onReferralChoice = storedChoice.subscribe

/** In session storage: this tab's visit. */
export const TRACKING_KEY = 'affiliateTracking'

const storedRecord = storedValue(TRACKING_KEY, 'session', parseTrackingRecord)

/** Null if the visit no longer counts, or the visitor has refused since. */
export function loadTrackingRecord(): TrackingRecord | null {
  const record = referralChoice() === 'refused' ? null : storedRecord.read()
  return record && isActive(record) ? record : null
}

/** The answer of `POST /api/affiliate/clicks`; null if it is not one. */
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

/** By hand: every page loads this, and a schema library would be most of its JavaScript. */
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
