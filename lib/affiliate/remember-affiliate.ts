import type { NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/core/env'
import { isPublicAddress } from '@/lib/core/ip-address'
import { visitorAddress } from '@/lib/core/visitor-address'
import { AFFILIATE_COOKIE, affiliateCodeOf, IP_LOOKUP_COOKIE, TRACKING_LIFETIME } from './affiliate-code'
import { isCrawler } from './crawler'

const IP_LOOKUP_SECONDS = 60

/**
 * Keeps the code of a partner's link in a cookie, so that an order is attributed even from another tab. Tells the page
 * which look-up service to ask if the server cannot see the visitor's public address itself.
 */
export function rememberAffiliate(request: NextRequest, response: NextResponse): void {
  const code = affiliateCodeOf(request.nextUrl.searchParams)
  if (code === null || request.method !== 'GET' || isCrawler(request.headers)) return
  const { IP_LOOKUP_URL, PUBLIC_ORIGIN, TRUSTED_PROXIES } = env()
  const shared = { path: '/', sameSite: 'lax', secure: PUBLIC_ORIGIN.startsWith('https:') } as const
  response.cookies.set(AFFILIATE_COOKIE, code, {
    ...shared,
    httpOnly: true,
    maxAge: TRACKING_LIFETIME / 1000,
  })
  response.headers.set('cache-control', 'private, no-store')
  const address = visitorAddress(request.headers, TRUSTED_PROXIES)
  if (IP_LOOKUP_URL && !(address && isPublicAddress(address))) {
    response.cookies.set(IP_LOOKUP_COOKIE, IP_LOOKUP_URL, { ...shared, maxAge: IP_LOOKUP_SECONDS })
  }
}
