import { isCrawler } from '@/lib/affiliate/crawler'
import { recordClick } from '@/lib/affiliate/record-click'
import { clickRequestSchema, trackingRecordSchema } from '@/lib/affiliate/schema'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const POST = defineRoute(
  { body: clickRequestSchema, limit: { name: 'clicks', points: 60, seconds: 60 } },
  async ({ body, request, address }) => {
    if (isCrawler(request.headers)) return sendNothing()
    const userAgent = request.headers.get('user-agent') ?? ''
    return sendJson(trackingRecordSchema, await recordClick(store(), body, { address, userAgent }), 201)
  },
)
