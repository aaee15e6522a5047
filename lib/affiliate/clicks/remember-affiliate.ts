import type { NextRequest } from 'next/server'
import { setCookie } from '@/lib/core/cookies'
import { env } from '@/lib/core/env'
import { isPublicAddress } from '@/lib/core/address/ip-address'
import { visitorAddress } from '@/lib/core/address/visitor-address'
import { affiliateCodeOf, lifetimeOf } from '../affiliate-code'
import { isByPerson } from './visitor'
import { lookupHeader } from './ip-lookup'

/** Long enough for the page to read it. */
const ASSUMED_SECONDS = 60

/** No cookie if the visitor must be asked (§ 25 Abs. 1 TDDDG). Names the look-up service if no address is public. */
export function rememberAffiliate(request: NextRequest, response: Response): void {
  const code = affiliateCodeOf(request.nextUrl)
  if (code === null || request.method !== 'GET' || !isByPerson(request.headers)) return
  const { AFFILIATE_CONSENT, IP_LOOKUP_URL, TRUSTED_PROXIES } = env()
  response.headers.set('cache-control', 'private, no-store')
  if (AFFILIATE_CONSENT === 'assume') {
    response.headers.append('set-cookie', affiliateCookie(code, { hours: env().ATTRIBUTION_HOURS }))
    response.headers.append('set-cookie', setCookie('affiliate_assumed', 'true', ASSUMED_SECONDS))
  }
  const address = visitorAddress(request.headers, TRUSTED_PROXIES)
  if (IP_LOOKUP_URL && !(address && isPublicAddress(address))) {
    response.headers.set('server-timing', lookupHeader(IP_LOOKUP_URL))
  }
}

/** Kept for as long as the visit counts, so that orders from other tabs are attributed, too. */
export function affiliateCookie(code: string, visit: { hours?: number }): string {
  return setCookie('affiliate', code, lifetimeOf(visit) / 1000)
}
