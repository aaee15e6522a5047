import { NextResponse, type NextRequest } from 'next/server'
import { rememberAffiliate } from '@/lib/affiliate/remember-affiliate'
import { readCookie } from '@/lib/core/cookies'
import { pagePolicy } from '@/lib/http/server/content-security-policy'
import { lockFor } from '@/lib/maintenance/lock'
import { isForMaintenancePage, lockedResponse, MAINTENANCE_PATH } from '@/lib/maintenance/locked-response'

/** Sees every page request before it is answered; must stay fast, so it asks no database. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  const isLocked = lockFor(readCookie(request.headers, 'unlock')) !== null
  if (isLocked && !isForMaintenancePage(pathname, request.headers)) {
    return lockedResponse(request.headers, pagePolicy(MAINTENANCE_PATH).policy)
  }
  const response = answerWithPolicy(request)
  rememberAffiliate(request, response)
  return response
}

/** To be asked for each time, so that no cache lets anybody past the lock; the entity tag spares sending it again. */
const STATIC_PAGE = { headers: { 'cache-control': 'private, no-cache' } }

function answerWithPolicy(request: NextRequest): NextResponse {
  const { policy, isRendered } = pagePolicy(request.nextUrl.pathname)
  const response = isRendered ? renderWithPolicy(request, policy) : NextResponse.next(STATIC_PAGE)
  response.headers.set('content-security-policy', policy)
  return response
}

/** Next.js takes the nonce for its own scripts from the policy of the request. */
function renderWithPolicy(request: NextRequest, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  return NextResponse.next({ request: { headers } })
}

export const config = {
  matcher: ['/((?!api/|_next/|icon|favicon|apple-icon|manifest|robots.txt|sitemap.xml).*)'],
}
