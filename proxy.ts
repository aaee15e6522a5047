import { NextResponse, type NextRequest } from 'next/server'
import { rememberAffiliate } from '@/lib/affiliate/remember-affiliate'

/** Sees every page request before it is answered; must stay fast, so it asks no database. */
export function proxy(request: NextRequest): NextResponse {
  const response = NextResponse.next()
  rememberAffiliate(request, response)
  return response
}

export const config = {
  matcher: ['/((?!api/|_next/|icon|favicon|apple-icon|robots.txt|sitemap.xml).*)'],
}
