import { countUnanswered } from '@/lib/affiliate/attribution/record-click'
import { isByPerson } from '@/lib/affiliate/clicks/visitor'
import { unansweredSchema } from '@/lib/affiliate/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const POST = defineRoute(
  { body: unansweredSchema, limit: { name: 'unanswered', points: 20, seconds: 60 } },
  async ({ body, request }) => {
    if (isByPerson(request.headers)) await countUnanswered(store(), body.code)
    return sendNothing()
  },
)
