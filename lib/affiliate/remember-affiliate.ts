import type { NextRequest } from 'next/server'
import { setCookie } from '@/lib/core/cookies'
import { env } from '@/lib/core/env'
import { isPublicAddress } from '@/lib/core/ip-address'
import { visitorAddress } from '@/lib/core/visitor-address'
import { affiliateCodeOf, TRACKING_LIFETIME } from './affiliate-code'
import { isCrawler } from './crawler'

const IP_LOOKUP_SECONDS = 60

/**
 * Keeps the code of a partner's link in a cookie, so that an order is attributed even from another tab. Tells the page
 * which look-up service to ask if the server cannot see the visitor's public address itself.
 */
export function rememberAffiliate(request: NextRequest, response: Response): void {
  const code = affiliateCodeOf(request.nextUrl.searchParams)
  if (code === null || request.method !== 'GET' || isCrawler(request.headers)) return
  const { IP_LOOKUP_URL, TRUSTED_PROXIES } = env()
  response.headers.append('set-cookie', setCookie('affiliate', code, TRACKING_LIFETIME / 1000))
  response.headers.set('cache-control', 'private, no-store')
  const address = visitorAddress(request.headers, TRUSTED_PROXIES)
  if (IP_LOOKUP_URL && !(address && isPublicAddress(address))) {
    response.headers.append('set-cookie', setCookie('ip_lookup', IP_LOOKUP_URL, IP_LOOKUP_SECONDS))
  }
}
