import { NextResponse, type NextRequest } from 'next/server'
import { partnerAddress } from '@/lib/affiliate/affiliate-code'
import { BANNER_ROOM } from '@/lib/affiliate/link/banner-room'
import { rememberAffiliate } from '@/lib/affiliate/clicks/remember-affiliate'
import { isByPerson } from '@/lib/affiliate/clicks/visitor'
import { EMPTY_CART } from '@/lib/cart/cart-store'
import { findAddressed, namesNoPreset, presentAddress } from '@/lib/catalog/catalog'
import { countVisit } from '@/lib/figures/visits/count-visit'
import { visitOf } from '@/lib/figures/visits/visit-of'
import { namesNoHeadset } from '@/lib/headsets/shown-headsets'
import { readCookie } from '@/lib/core/cookies'
import { pagePolicy } from '@/lib/http/server/content-security-policy'
import { keptListAddress } from '@/lib/voting/public-lists'
import { isOpenPage, lockFor } from '@/lib/maintenance/lock'
import { isForMaintenancePage, lockedResponse } from '@/lib/maintenance/locked-response'

/** No page has this address, so Next.js shows its prebuilt not-found page with status 404. */
const NOWHERE = '/presets/-/-'

/** Sees every page request before it is answered; must stay fast, so it asks no database. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  const isLocked = lockFor(readCookie(request.headers, 'unlock')) !== null
  if (isLocked && !isOpenPage(pathname) && !isForMaintenancePage(pathname, request.headers)) {
    return lockedResponse(request.headers)
  }
  const right = rightAddress(pathname)
  if (right) return movedTo(right, request)
  const policy = pagePolicy(BANNER_ROOM, EMPTY_CART)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const shown = shownAddress(request)
  const response =
    shown === null
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL(shown, request.url), { request: { headers } })
  response.headers.set('content-security-policy', policy)
  rememberAffiliate(request, response)
  if (shown !== NOWHERE && isByPerson(request.headers)) {
    const visit = visitOf({ method: request.method, headers: request.headers, url: request.nextUrl })
    if (visit) countVisit(visit, visit.slug === undefined ? undefined : findAddressed(visit.slug)?.id)
  }
  return response
}

/** The address of the page to show, where that is another one; null otherwise. */
function shownAddress({ nextUrl, headers }: NextRequest): string | null {
  if (namesNoPreset(nextUrl.pathname) || namesNoHeadset(nextUrl.pathname)) return NOWHERE
  return keptListAddress(nextUrl, readCookie(headers, 'session') !== undefined)
}

function rightAddress(pathname: string): string | null {
  return presentAddress(pathname) ?? partnerAddress(pathname)
}

/** Browsers ask again each time: an address can be taken back, and would lead in a circle with what they kept. */
function movedTo(pathname: string, request: NextRequest): Response {
  const address = request.nextUrl.clone()
  address.pathname = pathname
  return NextResponse.redirect(address, { status: 308, headers: { 'cache-control': 'no-cache' } })
}

/** Everything except the API, build files, partners' overlays, and single files that stay open under the lock. */
export const config = {
  matcher: [
    '/((?!(?:api|_next)/|overlay/[^/]+$|(?:icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable\\.png|screenshot-wide\\.png|screenshot-narrow\\.png|apple-icon\\.png|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
  ],
}
