import { affiliateCookie } from '@/lib/affiliate/affiliate-cookie'
import { isCrawler } from '@/lib/affiliate/crawler'
import { recordClick } from '@/lib/affiliate/record-click'
import { clickRequestSchema, trackingRecordSchema } from '@/lib/affiliate/schema'
import { env } from '@/lib/core/env'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const POST = defineRoute(
  { body: clickRequestSchema, limit: { name: 'clicks', points: 60, seconds: 60 } },
  async ({ body, request, address }) => {
    if (isCrawler(request.headers)) return sendNothing()
    const userAgent = request.headers.get('user-agent') ?? ''
    const record = await recordClick(store(), body, { address, userAgent })
    const response = sendJson(trackingRecordSchema, record, 201)
    // Only who has agreed calls this then; otherwise the page has brought the cookie.
    if (env().AFFILIATE_CONSENT === 'ask') response.headers.set('set-cookie', affiliateCookie(body.code))
    return response
  },
)
