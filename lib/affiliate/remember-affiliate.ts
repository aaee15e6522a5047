import type { NextRequest } from 'next/server'
import { env } from '@/lib/core/env'
import { affiliateCodeOf } from './affiliate-code'
import { affiliateCookie } from './affiliate-cookie'
import { isCrawler } from './crawler'

/** Keeps the code of a partner's link in a cookie, unless the visitor is to be asked before (§ 25 Abs. 1 TDDDG). */
export function rememberAffiliate(request: NextRequest, response: Response): void {
  const code = affiliateCodeOf(request.nextUrl.searchParams)
  if (code === null || request.method !== 'GET' || isCrawler(request.headers)) return
  response.headers.set('cache-control', 'private, no-store')
  if (env().AFFILIATE_CONSENT === 'assume') response.headers.append('set-cookie', affiliateCookie(code))
}
