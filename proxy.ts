import { NextResponse, type NextRequest } from 'next/server'
import { userOf } from '@/lib/account/session/session'
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
import { withoutTail } from '@/lib/core/text/plain-text'
import { pagePolicy } from '@/lib/http/server/content-security-policy'
import { keptListAddress } from '@/lib/voting/public-lists'
import { isOpenPage, lockFor } from '@/lib/maintenance/lock'
import { isForMaintenancePage, lockedResponse } from '@/lib/maintenance/locked-response'
import { store } from '@/lib/store/open-store'

/** No page has this address, so Next.js shows its prebuilt not-found page with status 404. */
const NOWHERE = '/presets/-/-'
const DESK = /^\/admin(?:\/|$)/
const FACTOR_PAGE = '/konto/zweiter-faktor'

/** Sees every page request first; must stay fast, so it asks no database, except for the desk of a locked shop. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  const refused = await refusedByLock(request)
  if (refused) return refused
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

/** Null where the page is open to the visitor. */
async function refusedByLock({ nextUrl: { pathname }, headers, url }: NextRequest): Promise<Response | null> {
  const lock = lockFor(readCookie(headers, 'unlock'))
  if (lock === null || isOpenPage(pathname) || isForMaintenancePage(pathname, headers)) return null
  if (lock === 'maintenance' && DESK.test(pathname) && (await needsFactor(headers)))
    return NextResponse.redirect(new URL(FACTOR_PAGE, url), { headers: { 'cache-control': 'no-store' } })
  return lockedResponse(headers)
}

/** Someone at the desk without a second factor passes the lock only after giving one. */
async function needsFactor(headers: Headers): Promise<boolean> {
  const session = readCookie(headers, 'session')
  return session !== undefined && (await userOf(store(), session))?.needsFactor === true
}

function shownAddress({ nextUrl, headers }: NextRequest): string | null {
  if (namesNoPreset(nextUrl.pathname) || namesNoHeadset(nextUrl.pathname)) return NOWHERE
  return keptListAddress(nextUrl, readCookie(headers, 'session') !== undefined)
}

function rightAddress(pathname: string): string | null {
  const plain = withoutTail(pathname)
  return presentAddress(plain) ?? partnerAddress(plain) ?? (plain === pathname ? null : plain)
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
