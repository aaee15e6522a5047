import { callApi } from '@/lib/http/browser/call-api'
import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'
import { keepTrackingRecord, loadTrackingRecord } from '@/lib/affiliate/tracking-record'

/** As lib/core/cookies.ts names it. */
const LOOKUP_COOKIE = /(?:^|; )(?:__Host-)?ip_lookup=([^;]+)/
const LOOKUP_TIMEOUT_MS = 2_000

/**
 * This tab's visit through a partner's link: the one that is known, else a new one if the address names a partner.
 * @returns null without a partner; throws nothing that the visitor should see
 */
export async function startTracking() {
  const known = loadTrackingRecord()
  if (known) return known
  const address = new URL(location.href)
  const code = affiliateCodeOf(address.searchParams)
  if (code === null) return null
  address.searchParams.delete('token')
  address.hash = ''
  const visitorIp = await lookUpAddress()
  const answer = await callApi('/api/affiliate/clicks', {
    method: 'POST',
    body: {
      code,
      originalUrl: address.href,
      referrer: document.referrer,
      ...(visitorIp ? { visitorIp } : {}),
    },
  })
  return keepTrackingRecord(answer)
}

/** The visitor's public address, asked of the service that the server named in a cookie; null without one. */
async function lookUpAddress(): Promise<string | null> {
  const [, service] = LOOKUP_COOKIE.exec(document.cookie) ?? []
  if (!service) return null
  try {
    const response = await fetch(decodeURIComponent(service), {
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
    })
    const answer = await response.json()
    const isAnswer = typeof answer === 'object' && answer !== null && 'ip' in answer
    return isAnswer && typeof answer.ip === 'string' ? answer.ip : null
  } catch {
    return null
  }
}
