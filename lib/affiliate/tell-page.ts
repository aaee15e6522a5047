import type { NextRequest } from 'next/server'
import { env } from '@/lib/core/env'
import { isPublicAddress } from '@/lib/core/ip-address'
import { visitorAddress } from '@/lib/core/visitor-address'
import { affiliateCodeOf } from './affiliate-code'
import { serverTiming } from './page-hints'

/**
 * Tells a page that was opened by a partner's link whether its visitor is to be asked, and which look-up service to ask
 * if the server cannot see the visitor's public address itself.
 */
export function tellPage(request: NextRequest, response: Response): void {
  if (affiliateCodeOf(request.nextUrl.searchParams) === null) return
  const { AFFILIATE_CONSENT, IP_LOOKUP_URL, TRUSTED_PROXIES } = env()
  const address = visitorAddress(request.headers, TRUSTED_PROXIES)
  const isAddressSeen = address !== null && isPublicAddress(address)
  const hints = serverTiming({
    referral_consent: AFFILIATE_CONSENT,
    ...(IP_LOOKUP_URL && !isAddressSeen ? { ip_lookup: IP_LOOKUP_URL } : {}),
  })
  response.headers.set('server-timing', hints)
}
