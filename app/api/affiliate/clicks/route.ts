import { affiliateCookie } from '@/lib/affiliate/clicks/remember-affiliate'
import { isByPerson } from '@/lib/affiliate/clicks/visitor'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { clickRequestSchema, trackingRecordSchema } from '@/lib/affiliate/schema'
import { clearCookie, readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { errorResponse } from '@/lib/http/server/error-response'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

/** Also removes a cookie that was set with the page, since its code is unknown or does not count now. */
function notFound(hasCookie: boolean): Response {
  const response = errorResponse(new ShopError('affiliate_not_found'))
  if (hasCookie) response.headers.set('set-cookie', clearCookie('affiliate'))
  return response
}

export const POST = defineRoute(
  { body: clickRequestSchema, limit: { name: 'clicks', points: 60, seconds: 60 } },
  async ({ body, request, address }) => {
    if (!isByPerson(request.headers)) return sendNothing()
    const userAgent = request.headers.get('user-agent') ?? ''
    const record = await recordClick(store(), body, { address, userAgent }).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'affiliate_not_found') return null
      throw error
    })
    if (!record) return notFound(readCookie(request.headers, 'affiliate') === body.code)
    const response = sendJson(trackingRecordSchema, record, 201)
    // Only for visitors who agreed or need not. The page's cookie has the default lifetime, not the partner's.
    response.headers.set('set-cookie', affiliateCookie(body.code, record))
    return response
  },
)
