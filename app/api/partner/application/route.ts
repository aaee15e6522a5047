import { apply } from '@/lib/affiliate/applications/apply'
import { applicationRequestSchema } from '@/lib/affiliate/applications/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'user',
    body: applicationRequestSchema,
    limit: { name: 'application', points: 20, seconds: 600 },
  },
  async ({ body, user }) => {
    await apply(store(), user, body)
    return sendNothing()
  },
)
