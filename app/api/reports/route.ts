import { orderHeadersSchema } from '@/lib/checkout/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { reportRating } from '@/lib/ratings/reports/report-rating'
import { reportedSchema, reportRequestSchema } from '@/lib/ratings/reports/schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: reportRequestSchema,
    // Each report is mailed to a person who has to read it.
    limit: { name: 'reports', points: 20, seconds: 86_400 },
  },
  async ({ body, headers, mailDelay }) => {
    const reported = await reportRating(store(), body, headers['idempotency-key'], mailDelay)
    return sendJson(reportedSchema, reported, 201)
  },
)
