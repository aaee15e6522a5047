import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'
import { lookupService } from '@/lib/affiliate/clicks/ip-lookup'
import { ASSUMED_COOKIE, referralChoice } from '@/lib/affiliate/link/referral-choice'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import {
  forgetTrackingRecord,
  keepTrackingRecord,
  loadTrackingRecord,
} from '@/lib/affiliate/link/tracking-record'
import { callApi } from '@/lib/http/browser/call-api'

const LOOKUP_TIMEOUT_MS = 2_000

/** The visitor has to be asked before anything is stored. */
export const UNASKED = 'unasked'

/**
 * This tab's visit through a partner's link: the known one, or a new one if the address names a partner and the
 * visitor agrees or need not be asked. It throws nothing that the visitor should see.
 * @param opened the address of the page that was opened, which counts even if the visitor agrees on another one
 * @returns null without a partner and after a refusal
 */
export async function startTracking(opened = location.href): Promise<TrackingRecord | typeof UNASKED | null> {
  const code = affiliateCodeOf(new URL(opened))
  const isAssumed = () => ASSUMED_COOKIE.test(document.cookie)
  if (referralChoice() === 'refused') {
    // Perhaps in another tab: that one has cleared its own alone.
    forgetTrackingRecord()
    // In this case the cookie arrives with the page.
    if (code !== null && isAssumed()) await forgetReferral()
    return null
  }
  const known = loadTrackingRecord()
  if (known || code === null) return known
  if (referralChoice() === null && !isAssumed()) return UNASKED
  const answer = await recordVisit(code, opened)
  if (referralChoice() !== 'refused') return keepTrackingRecord(answer)
  // Consent was withdrawn meanwhile, and the answer has just set the cookie.
  await forgetReferral()
  return null
}

/**
 * Deletes everything this browser keeps of a partner's link.
 * @throws if the cookie could not be deleted
 */
export async function forgetReferral(): Promise<void> {
  forgetTrackingRecord()
  await callApi('/api/affiliate/consent', { method: 'DELETE' })
}

async function recordVisit(code: string, opened: string): Promise<unknown> {
  const address = new URL(opened)
  address.searchParams.delete('token')
  address.hash = ''
  const visitorIp = await lookUpAddress()
  return callApi('/api/affiliate/clicks', {
    method: 'POST',
    body: {
      code,
      originalUrl: address.href,
      referrer: document.referrer,
      ...(visitorIp ? { visitorIp } : {}),
    },
  })
}

/** The visitor's public address from the look-up service that the server names; null without one. */
async function lookUpAddress(): Promise<string | null> {
  const service = lookupService()
  if (!service) return null
  try {
    const response = await fetch(service, { signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS) })
    const answer = await response.json()
    const isAnswer = typeof answer === 'object' && answer !== null && 'ip' in answer
    return isAnswer && typeof answer.ip === 'string' ? answer.ip : null
  } catch {
    return null
  }
}
