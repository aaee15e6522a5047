import { orderHeadersSchema } from '@/lib/checkout/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { reportRating } from '@/lib/ratings/reports/report-rating'
import { reportedSchema, reportRequestSchema } from '@/lib/ratings/reports/schema'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    headers: orderHeadersSchema,
    body: reportRequestSchema,
    // Each is read by a person, and mailed to them.
    limit: { name: 'reports', points: 20, seconds: 86_400 },
  },
  async ({ body, headers, mailDelay }) => {
    const reported = await reportRating(store(), body, headers['idempotency-key'], mailDelay)
    return sendJson(reportedSchema, reported, 201)
  },
)
